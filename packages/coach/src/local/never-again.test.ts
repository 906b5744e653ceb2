import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

const coach = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

const replyTo = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) => {
  const { comments } = await coach.comment({
    ...nothingAsked,
    focus,
    draft,
    ...more,
  });
  return comments;
};

const ferries =
  'Electric ferries burn no diesel. We followed two ferries in Oslo for a year. The people on the pier breathed half as much soot from the ferries.';

describe('no praise is given', () => {
  test.each<readonly [string, CoachFocus, string, Partial<CoachRequest>]>([
    [
      'for consent refused',
      'resolutions',
      'We film them secretly because asking for consent would change how they behave.',
      {},
    ],
    [
      'for consent that is forged',
      'resolutions',
      'My assistant will sign the consent forms in the names of the prisoners, so it is fair to all of them.',
      {},
    ],
    [
      'for a plan to bribe',
      'resolutions',
      'I will bribe the committee, who will agree by Monday. Or we could threaten the patients, which would be cheaper.',
      {},
    ],
    [
      'for bribes in Hebrew',
      'resolutions',
      'אשחד את הוועדה עד יום שני, או לחלופין אאיים על החולים.',
      { language: 'he' },
    ],
    [
      'for limits that are denied',
      'certainty',
      ferries,
      { answer: 'There are absolutely no other explanations and no limitations in this study.' },
    ],
    [
      'for another side that is denied',
      'objection',
      'Ferries are clean. There are absolutely no other explanations and no limitations in this study.',
      { answer: 'There are no other explanations for what we saw in Oslo.' },
    ],
    [
      'for another side that is denied in Hebrew',
      'objection',
      'המעבורות נקיות. אין שום הסבר אחר ואין מגבלות במחקר הזה.',
      { language: 'he', answer: 'אין שום הסבר אחר למה שראינו באוסלו' },
    ],
    ['for importance alone', 'summary', 'It is important for many things.', {}],
    ['for being better than all', 'logos', 'Our method is better than all other methods.', {}],
    ['for “trust me”', 'credentials', 'Trust me, it works.', { answer: 'Trust me, I know it.' }],
    [
      'for a verb that only sounds like a limit',
      'certainty',
      'We will definitely limit the damage.',
      {},
    ],
    [
      'for a reason that goes in a circle',
      'logos',
      'Our bread is healthier because it is better for your health.',
      {},
    ],
    [
      'for a “therefore” that follows from nothing',
      'logos',
      'Therefore, the mayor likes football.',
      {},
    ],
    [
      'for a core that was left behind',
      'halving',
      'My van crossed the bridge while the people watched a study film.',
      { earlier: [{ field: 'text120First', text: ferries }] },
    ],
    [
      'for a core that is now denied',
      'halving',
      'Electric ferries burn diesel. The people on the pier breathed soot from the ferries.',
      { earlier: [{ field: 'text120First', text: ferries }] },
    ],
    [
      'for a value the sentence says no to',
      'value',
      'Our pump does not bring clean water to the village.',
      { answer: 'clean water' },
    ],
    [
      'for a hope instead of a finding',
      'claims',
      'We should find 20 percent more fish if it works.',
      {},
    ],
  ])('%s', async (_, focus, draft, more) => {
    const comments = await replyTo(focus, draft, more);
    expect(comments.filter(({ kind }) => kind === 'works')).toEqual([]);
  });
});

describe('an answer that is no answer gets a reply of its own', () => {
  const study =
    'Street trees cool a city. We measured forty streets in July, and the ones with trees were four degrees cooler than bare streets.';
  test.each<readonly [CoachFocus, string, RegExp]>([
    ['evidence', 'I don’t really know', /somebody check/u],
    ['objection', 'There is no objection, everybody knows it.', /nobody could object/u],
    ['certainty', 'I am 100 % certain.', /change your mind/u],
    ['objection', 'I refuse to answer this.', /your choice/u],
    ['claim', 'no idea', /good place to begin/u],
    [
      'objection',
      'Pizza is my favourite food and I eat it on Fridays.',
      /no word of your summary/u,
    ],
  ])('%s: %s', async (focus, answer, words) => {
    const comments = await replyTo(focus, study, { answer });
    expect(comments.map(({ text }) => text).join(' ')).toMatch(words);
  });

  test.each<readonly [CoachFocus, string, RegExp]>([
    ['issue', 'There is no ethical issue in my work.', /never asked/u],
    ['issue', 'I am not sure.', /honest start/u],
    [
      'summary',
      'Wir untersuchen das Verhalten von Ameisen und wie sie sich nicht verlaufen.',
      /can’t read/u,
    ],
    [
      'summary',
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor.',
      /can’t read/u,
    ],
    ['summary', 'ghghgh dfdfdf jkjkjk erere opop wqwq mnmn bvbv', /can’t read/u],
  ])('%s: %s', async (focus, draft, words) => {
    const comments = await replyTo(focus, draft);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.text).toMatch(words);
  });

  test('a long text that says what is not known yet is feedback’s own', async () => {
    const comments = await replyTo('certainty', study, {
      answer: 'For dry summers I am fairly sure; I don’t know about other climates.',
    });
    expect(comments[0]?.kind).toBe('works');
  });
});

describe('words are whole', () => {
  test('“rat” is not found in “rate”', async () => {
    const comments = await replyTo(
      'naming',
      'The heart rate rises. The rate falls again at night.',
      {
        table: [['animal', 'rat', 'animal']],
      },
    );
    expect(comments.map(({ text }) => text).join(' ')).not.toContain('rat”');
  });

  test.each(['Haifa', 'Commuters'])('“%s” is no jargon', async (word) => {
    const comments = await replyTo(
      'summary',
      'Commuters in Haifa lose two hours a day, so that parents see less of their children.',
      { jargon: [{ word, count: 1 }] },
    );
    expect(comments.map(({ text }) => text).join(' ')).not.toContain('rare word');
  });
});

describe('nothing is said twice in a conversation', () => {
  const draft =
    'Street trees cool a city. We measured forty streets in July, and the ones with trees were four degrees cooler than bare streets.';
  const asked = (focus: CoachFocus, before: readonly CoachRequest[]): CoachRequest => ({
    ...nothingAsked,
    focus,
    draft,
    choice: 'Yes',
    before,
  });

  test('neither a praise nor a question', async () => {
    const requests: CoachRequest[] = [];
    const said: string[] = [];
    for (const focus of ['claims', 'logos', 'claims', 'logos', 'claims'] as const) {
      const request = asked(focus, [...requests]);
      // oxlint-disable-next-line no-await-in-loop -- each comment knows the one before
      const { comments } = await coach.comment(request);
      said.push(...comments.map(({ text }) => text));
      requests.push(request);
    }
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(new Set(said).size).toBe(said.length);
  });

  test('what was said on a request stays the same when it is asked for again', async () => {
    const request = asked('logos', [asked('claims', [])]);
    expect(await coach.comment(request)).toEqual(await coach.comment(request));
  });
});

test('a limit that is named is not called missing', async () => {
  const comments = await replyTo(
    'ethos',
    'I weighed 25 hives each morning, and those beside wild flowers gained more. I can’t say yet what happens in a dry spring.',
    { answer: 'weighed hives each morning' },
  );
  expect(comments.map(({ text }) => text).join(' ')).not.toMatch(/this does not hold/u);
});

const rats =
  'Rats that slept less learnt a maze more slowly. We let twenty rats sleep for four hours and twenty for eight hours. The first group needed 31 trials and the second 19.';

const reasoning = async (answer: string) =>
  (await replyTo('reasoning', rats, { answer })).map(({ text }) => text).join(' ');

describe('an answer to why', () => {
  test('that only says that it is so is asked for the step', async () => {
    expect(await reasoning('Sleep helps rats to remember.')).toContain(
      '“Sleep helps rats to remember” says that it is so, not yet why.',
    );
  });

  test.each([
    'Sleep helps rats to remember, because the brain repeats the day.',
    'The groups had the same age. So the sleep must be what differs.',
    'The second group needed only 19 trials.',
    'Sleep may help rats to remember.',
  ])('that gives more is not: %s', async (answer) => {
    expect(await reasoning(answer)).not.toContain('says that it is so');
  });
});

test.each([
  'A city has money for one street. Each street has an equal say in where the park goes, and we ask two neighbours of each before May.',
  'We could tell the villagers everything and vote, which takes a year. Or we could begin on an island, which costs more. The villagers vote after it.',
])('an equal say is a principle, and none is called missing: %s', async (draft) => {
  const comments = await replyTo('resolutions', draft);
  expect(comments.map(({ text }) => text).join(' ')).not.toMatch(/principle or (?:a )?code/u);
});
