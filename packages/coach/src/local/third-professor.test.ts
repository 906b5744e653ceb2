import { openTagger } from '@vernacular/check';
import type { CoachFocus, RubricRequest } from '@vernacular/exercises';
import { describe, expect, it } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

// What a professor found false, or missed, in seventeen conversations.
const coach = localCoach({
  isPlainer: (plainer, word) => plainer.length < word.length,
  tagger: await openTagger(),
});
const said = async (focus: CoachFocus, draft: string, more: Partial<RubricRequest> = {}) =>
  (await coach.comment({ ...nothingAsked, ...more, focus, draft })).comments
    .map(({ kind, text, quote }) => `${kind}: ${text} | ${quote}`)
    .join('\n');
const first = (text: string) => ({ earlier: [{ field: 'text120First', text }] });

describe('a version beside a longer one', () => {
  it('hears “don’t know if” as “do not know whether”', async () => {
    const long =
      'Bats of our cave hunt above the lake. We don’t know yet if young bats learn it from their mothers.';
    const short =
      'The bats hunt above the lake. We do not know yet whether young bats learn it from their mothers.';
    expect(await said('halving', short, first(long))).not.toContain('seems to say the opposite');
  });

  it('misses no word for which a plainer one stands', async () => {
    const long =
      'Larvae of fish take in small particles. Larvae with particles swim less. We fed larvae with particles for three days and counted what the larvae kept of the particles.';
    const short = 'Baby fish take in small pieces of plastic, and those with pieces swim less.';
    expect(await said('halving', short, first(long))).not.toContain('three times or more');
  });

  it('finds a number again that counted words', async () => {
    const long = 'כל תלמידה למדה רשימה של 40 מילים באנגלית בערב, ולמחרת נבחנה עליה בכיתה.';
    const short = 'מי שלמד בערב זכר יותר: 29 מתוך 40 לעומת 22.';
    expect(await said('halving', short, first(`${long} היא זכרה 29 והאחרת 22.`))).not.toContain(
      '״40״',
    );
  });
});

describe('praise', () => {
  it('is not given for a guess at what opponents fear', async () => {
    const text =
      'Doctors are often against it because they are afraid to lose their jobs in the hospital.';
    expect(await said('logos', text)).not.toContain('is a reason');
  });
});

describe('what stands in a text', () => {
  it('is not denied by a “not” that belongs to another thing', async () => {
    const text =
      'You and I share one wish. We all want to save patients’ lives and not to waste public money.';
    const more = { answer: 'saving patients’ lives' };
    expect(await said('pathos', text, more)).not.toMatch(/denies it|says no to it/u);
  });

  it('is not asked for in the words of an answer where a limit is named', async () => {
    const text =
      'Shaded corals kept their colour between June and September. The result may not hold for massive corals or deeper reefs.';
    const answer =
      'Fairly certain for this species in shallow water, for one summer, if money lasts.';
    expect(await said('certainty', text, { answer })).not.toContain('I find no such word');
  });

  it('is not asked about where the sentence tells what they lose', async () => {
    const text =
      'We train a program on X-rays. If minorities are not in the data it will perform worse for them and they may be misdiagnosed.';
    expect(await said('issue', text)).not.toContain('“minorities”: I find');
  });
});

describe('what nobody can know', () => {
  it.each<[CoachFocus, string, string]>([
    [
      'issue',
      'There is absolutely no risk in our method, and the patients of the clinic gain from it.',
      'absolutely no risk',
    ],
    [
      'resolutions',
      'Our method is one hundred percent safe for the patients, and the state pays for it by May.',
      'one hundred percent safe',
    ],
    [
      'pathos',
      'The vaccine is one hundred percent safe for the children of every town.',
      'one hundred percent safe',
    ],
    [
      'resolutions',
      'This is the only possible solution, and it will certainly end the injustice for the poor.',
      'the only possible solution',
    ],
  ])('%s: %s', async (focus, text, words) => {
    expect(await said(focus, text, first('We ask patients.'))).toContain(`“${words}”`);
  });

  it('is asked about in an answer that holds for all', async () => {
    const answer = 'I am sure of it. It is true for all plants and all countries.';
    const text = 'Cotton with the new gene needs less poison, as farmers in India counted.';
    expect(await said('certainty', text, { answer })).toContain('fully certain');
  });

  it('is no step with a date', async () => {
    const text =
      'Patients are afraid of the tool, or of its risk. The tool will cure every genetic disease of the patients.';
    expect(await said('resolutions', text, first('The tool will cure patients.'))).not.toContain(
      'By when',
    );
  });
});

describe('fear and guilt', () => {
  it.each([
    [
      'If the law fails, you will have the blood of patients on your hands.',
      'blood of patients on your hands',
    ],
    [
      'Imagine your baby in a hospital bed, fighting for every breath she takes.',
      'Imagine your baby',
    ],
    ['אם לא נחזק את הבניינים כולנו נמות מתחת להריסות של הבית.', 'כולנו נמות'],
  ])('%s', async (text, words) => {
    const all = await said('pathos', text, { language: /[א-ת]/u.test(text) ? 'he' : 'en' });
    expect(all).toContain(words);
    expect(all).toMatch(/frightens or blames|מפחיד/u);
  });
});

it('tells a student who objects nothing about not knowing', async () => {
  const text = 'In 2000 studies the maize was as safe as other maize for those who ate it.';
  const answer = 'Why do you ask that? Isn’t it enough that there is a study?';
  const all = await said('reasoning', text, { answer });
  expect(all).toContain('I can’t answer questions here');
  expect(all).not.toContain('Not to know yet');
});

it('takes what critics say for no attack on them', async () => {
  const text =
    'Critics say that some of the writers are paid by the industry, and that poison can hurt the fields.';
  expect(
    await said('certainty', text, { answer: 'Fairly certain, for maize only.' }),
  ).not.toContain('best argument');
});

it('asks about what grew richer and what is said to have made it so', async () => {
  const text = 'The farmers of the region grew richer, so the new cotton makes farmers rich.';
  expect(await said('logos', text)).toMatch(/without the first|Would “|come about/u);
});

it('ends a Hebrew sentence with its last third', async () => {
  const text = 'המערכת מצאה 91 אחוז מהשברים, והרופאים לבדם מצאו 84 אחוז.';
  const table = [['1', 'המערכת עוזרת לרופאים אבל צריך לבדוק אותה', text]];
  expect(await said('one-point', text, { table, language: 'he' })).not.toContain('וסוף המשפט');
});

it('finds no radiologist in radiology', async () => {
  const text = 'יש מחסור ברדיולוגיה, והרופאים בודקים כל צילום. הרופאים מחליטים.';
  const table = [['רופאים', 'רדיולוג', 'הרופאים']];
  expect(await said('naming', text, { table, language: 'he' })).not.toContain('רדיולוג');
});

describe('a question that would fit any text', () => {
  const text =
    'We shaded corals in a shallow bay. Shade prevents the loss of colour in corals. Other corals lost it within a week.';

  it.each<[CoachFocus, string]>([
    ['given-new', 'Shade prevents the loss'],
    ['one-point', 'Other corals lost it'],
  ])('is asked beside the sentence that it is about: %s', async (focus, sentence) => {
    const { comments } = await coach.comment({ ...nothingAsked, focus, draft: text });
    expect(comments.at(-1)).toMatchObject({
      kind: 'question',
      quote: expect.stringContaining(sentence) as string,
    });
  });
});
