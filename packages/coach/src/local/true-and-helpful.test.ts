import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';

const coach = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

const request = (
  focus: CoachFocus,
  draft: string,
  more: Partial<CoachRequest> = {},
): CoachRequest => ({
  kind: 'coach',
  key: 'k',
  focus,
  language: 'en',
  draft,
  answer: '',
  choice: '',
  table: [],
  earlier: [],
  audience: { name: '', description: '' },
  range: null,
  jargon: [],
  wantsVersion: false,
  ...more,
});

const reply = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await coach.comment(request(focus, draft, more))).comments;

const said = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await reply(focus, draft, more)).map(({ text }) => text).join('\n');

const snails =
  'Garden snails follow the slime of other snails. In our greenhouse we marked sixty snails with paint. Forty of the sixty crossed the table on a trail that stood there already.';

describe('the versions of a text', () => {
  const short = 'Garden snails follow the slime of others, and so save half of their own slime.';

  test('the last one is measured by the thirty words, and nobody calls those the longer text', async () => {
    const words = await said('rebuilding', snails, { earlier: [{ field: 'text30', text: short }] });
    expect(words).not.toMatch(/longer (?:text|version)/u);
  });

  test('words that any report is full of are no core', async () => {
    const words = await said('halving', 'New results show that people report more of it today.', {
      earlier: [
        {
          field: 'text120First',
          text: 'A new report shows new results. People report that the results of the report are new.',
        },
      ],
    });
    expect(words).not.toMatch(/spoke (?:of )?most/u);
  });

  test('the same text as before is no fault where the student only chose', async () => {
    const earlier = [{ field: 'originalText', text: snails }];
    expect(
      await said('value', snails, { earlier, choice: 'Yes', answer: 'quiet gardens' }),
    ).not.toMatch(/same text/u);
  });
});

describe('a choice is taken up', () => {
  const focuses = ['claims', 'value', 'credentials', 'naming', 'connectors'] as const;

  test.each(focuses)('each in its own way: %s', async (focus) => {
    const last = async (choice: string) => (await reply(focus, snails, { choice })).at(-1)?.text;
    const all = await Promise.all(['Yes', 'No', 'Not sure'].map(last));
    expect(new Set(all).size).toBe(3);
  });

  test.each(['Perhaps.', 'Yes, sure', 'Nope'])('an answer of a word or two: %s', async (answer) => {
    const comments = await reply('objection', snails, { answer });
    expect(comments).toHaveLength(1);
    expect(comments[0]?.text).toMatch(/\?$/u);
  });

  test('“Perhaps”, “Yes” and “No” each get their own reply', async () => {
    const all = await Promise.all(
      ['Maybe.', 'Yes.', 'No.'].map((answer) => said('claim', snails, { answer })),
    );
    expect(new Set(all).size).toBe(3);
  });

  test('no issue at all is not half agreed to', async () => {
    const words = await said('issue', 'My project on snails has no ethical problems whatsoever.');
    expect(words).not.toMatch(/^Perhaps/u);
  });
});

describe('names', () => {
  test('a term keeps its name only where none of its other names stands beside it', async () => {
    const table = [['snail', 'mollusc', 'snail']];
    const draft = `${snails} Each mollusc was fed.`;
    expect(await said('naming', draft, { table })).not.toMatch(/none of its other names/u);
  });

  test('many names of those who took part are asked about', async () => {
    const draft =
      'The informants slept in the laboratory. The recruits wore a belt. All attendees were woken twice.';
    expect(await said('naming', draft)).toMatch(/“informants”, “recruits”, “attendees”/u);
  });
});

describe('the point of a paragraph', () => {
  const first = 'Forty of the sixty crossed the table on a trail that stood there already.';

  test('is compared with its strongest sentence, not counted', async () => {
    const table = [['1', 'Paint harms nobody', first]];
    expect(await said('one-point', snails, { table })).toMatch(/shares no word with the sentence/u);
  });

  test('stands at the end, where a reader looks for it', async () => {
    const early =
      'Snails save slime, as we learnt when we watched them through two wet summers in June.';
    const table = [['1', 'Snails save slime', early]];
    expect(await said('one-point', early, { table })).toMatch(/come early in this sentence/u);
  });
});

describe('arguments', () => {
  test.each([
    ['My aunt rubbed her knee with slime and walked again.', /“My aunt rubbed” is one case/u],
    ['The trail shows everything.', /^(?!.*one case)/u],
    ['The snails crossed it. This proves everything.', /“This proves everything”: what exactly/u],
  ])('%s', async (draft, words) => {
    expect(await said('logos', `${draft} Snails are slow.`)).toMatch(words);
  });

  test('a story of one’s nephew is never praised as evidence', async () => {
    const draft =
      'My nephew measured 30 snails fewer than last year, because his garden was sprayed.';
    const comments = await reply('logos', draft);
    expect(comments.filter(({ kind }) => kind === 'works')).toEqual([]);
  });

  test.each([
    'Our fence is effective because it works.',
    'The spray is dangerous because it is harmful.',
    'הגדר יעילה. זה מראה הכול.',
  ])('a claim that rests on itself is asked about: %s', async (draft) => {
    const language = /[א-ת]/u.test(draft) ? 'he' : 'en';
    const comments = await reply('logos', draft, { language });
    expect(comments[0]?.kind).toBe('question');
    expect(comments[0]?.quote).not.toBe('');
  });

  test('a cause told from a link is asked with the writer’s own things', async () => {
    const draft =
      'In our survey of 90 gardens, bare soil was associated with fewer snails. Bare soil therefore harms snails.';
    expect(await said('claims', draft, { choice: 'Yes' })).toMatch(
      /Could “fewer snails” come first and bring about “bare soil”/iu,
    );
  });

  test('no link is made of “not associated”', async () => {
    const draft =
      'Paint was not associated with the speed of snails. Paint therefore improves nothing.';
    expect(await said('claims', draft)).not.toMatch(/come first|go together/u);
  });
});

describe('the reader', () => {
  test('a child, an adult and an investor are asked about differently', async () => {
    const names = ['elementary school', 'general audience', 'investors / grant money'];
    const all = await Promise.all(
      names.map((name) => said('summary', snails, { audience: { name, description: '' } })),
    );
    expect(new Set(all).size).toBe(3);
  });

  test('a sentence that an adult can hold is long for a child', async () => {
    const long =
      'On wet nights the snails of our garden leave their stones under the old wall and cross the warm path to the beans, the salad and the mint.';
    const asked = (name: string) => said('summary', long, { audience: { name, description: '' } });
    expect(await asked('elementary school')).toMatch(/has 28 words/u);
    expect(await asked('mixed adults')).not.toMatch(/has 28 words/u);
  });
});

test('a word that stays in a revision is named again, and asked about otherwise', async () => {
  const draft =
    'Our revolutionary fence keeps every snail away from the beans and from the salad too.';
  const before = request('logos', draft);
  const after = `${draft} We built it in Kiel.`;
  expect(await said('pathos', after, { before: [before] })).toMatch(
    /“revolutionary” is still there/u,
  );
});
