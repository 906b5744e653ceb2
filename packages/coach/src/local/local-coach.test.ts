import type { CoachFocus, CoachRequest } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { localCoach } from './local-coach.ts';
import { nothingAsked } from './nothing-asked.ts';

/** Short everyday words count as plainer here; the dictionary decides in the product. */
const coach = localCoach({ isPlainer: (plainer, word) => plainer.length < word.length });

const request = (
  focus: CoachFocus,
  draft: string,
  more: Partial<CoachRequest> = {},
): CoachRequest => ({
  ...nothingAsked,
  focus,
  draft,
  ...more,
});
const ask = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await coach.comment(request(focus, draft, more))).comments;
const said = async (focus: CoachFocus, draft: string, more: Partial<CoachRequest> = {}) =>
  (await ask(focus, draft, more)).map(({ text }) => text).join('\n');

const rice =
  'We utilize a new method to edit genes in rice. The plants need a third less water, so that farmers can grow food in dry years. This could help families in many villages.';

describe('an answer that is no draft is told so, kindly', () => {
  test.each([
    ['nothing', '   ', /no text here/u],
    ['one word', 'Rice.', /too short/u],
    [
      'one word again and again',
      'rice rice rice rice rice rice rice rice rice',
      /again and again/u,
    ],
    [
      'letters we cannot read',
      'Съешь ещё этих мягких французских булок да выпей чаю',
      /can’t read/u,
    ],
  ])('%s', async (_, draft, words) => {
    const comments = await ask('summary', draft);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.kind).toBe('note');
    expect(comments[0]?.text).toMatch(words);
  });

  test('the same text as before', async () => {
    expect(
      await said('halving', rice, { earlier: [{ field: 'text120First', text: rice }] }),
    ).toMatch(/same text/u);
  });

  test('a Hebrew answer is answered in Hebrew', async () => {
    expect(await said('summary', 'אורז אורז אורז אורז אורז אורז אורז אורז')).toMatch(
      /[\u05D0-\u05EA]/u,
    );
  });
});

describe('feedback', () => {
  test('names what works and what to change, and asks for nothing else then', async () => {
    const kinds = (await ask('summary', rice, { jargon: [{ word: 'utilize', count: 3 }] })).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['works', 'change']);
  });

  test('offers a plainer word for the rarest', async () => {
    expect(await said('summary', rice, { jargon: [{ word: 'utilize', count: 3 }] })).toMatch(
      /“utilize”.*“use”/u,
    );
  });

  test('quotes only what the writer wrote', async () => {
    for (const focus of [
      'summary',
      'halving',
      'logos',
      'ethos',
      'reference',
      'certainty',
    ] as const) {
      for (const { quote } of await ask(focus, rice)) expect(rice).toContain(quote);
    }
  });

  test('is the same for the same text', async () => {
    expect(await ask('logos', rice)).toEqual(await ask('logos', rice));
  });

  test('counts the words of a long sentence', async () => {
    const long = `The field holds ${Array.from({ length: 40 }, (_, row) => `row${row}`).join(' ')} of rice.`;
    expect(await said('summary', `Farmers need it to live. ${long}`)).toMatch(/\d+ words/u);
  });

  test('never praises a reason that is absent', async () => {
    expect(
      await said('logos', 'Our method is better. It will change farming in every country soon.'),
    ).not.toMatch(/say why/u);
  });
});

describe('each rubric sees its own', () => {
  const examples: readonly (readonly [CoachFocus, string, Partial<CoachRequest>, RegExp])[] = [
    [
      'issue',
      'We want to read old letters with a camera and publish what they say about love and money.',
      {},
      /don’t find anybody named whom this touches/u,
    ],
    [
      'issue',
      'We collect blood from patients and nurses and keep it for years. They may not know what we do with it later.',
      {},
      /patients/u,
    ],
    [
      'resolutions',
      'We will ask everyone for consent before the study begins and explain what we do with the blood that they gave to us.',
      {},
      /consent/u,
    ],
    [
      'claims',
      'Our method improves every harvest in the world. It grows on any field you like.',
      {},
      /no number, source/u,
    ],
    [
      'value',
      'We measure soil in many fields and write the numbers down for each of the farms.',
      { answer: 'safe drinking water' },
      /safe drinking water/u,
    ],
    [
      'naming',
      'The cell divides. A neuron sends signals. The neuron dies.',
      { table: [['cell', 'neuron', 'cell']] },
      /“neuron” stands in the text 2 times/u,
    ],
    [
      'reference',
      'Plants need light. This means that they grow toward it.',
      {},
      /“This” stands without a noun/u,
    ],
    [
      'connectors',
      'However, rice grows. However, wheat dies. However, corn lives.',
      {},
      /3 times/u,
    ],
    [
      'connectors',
      'Rice grows well. However, it needs water.',
      { table: [['However', 'adds', '']] },
      /stands against/u,
    ],
    [
      'one-point',
      'In the delta of the old river every grain of rice needs clean water. It grows in fields.',
      {
        table: [
          [
            '1',
            'Rice needs water',
            'In the delta of the old river every grain of rice needs clean water.',
          ],
        ],
      },
      /the end of this sentence speak of the same/u,
    ],
    [
      'reasoning',
      'Sugar causes tooth decay in young children all over the world. Many dentists say it.',
      {},
      /not how/u,
    ],
    [
      'objection',
      'Sugar is bad for teeth. Children who eat it see the dentist more often than others do each year.',
      {},
      /don’t see an objection/u,
    ],
    [
      'certainty',
      'This clearly works. Everyone should do it at once and in the same way for ever and a day.',
      {},
      /“clearly” claims/u,
    ],
    [
      'halving',
      'Rice that needs less water.',
      {
        earlier: [
          {
            field: 'text60',
            text: 'Farmers grow rice. Farmers need water. Farmers know that rice needs water.',
          },
        ],
      },
      /names “Farmers” three times or more/u,
    ],
  ];
  test.each(examples)('%s: %s', async (focus, draft, more, words) => {
    expect(await said(focus, draft, more)).toMatch(words);
  });

  test.each([
    [
      'two hedges in one sentence',
      'certainty',
      'The drug may help some patients, but the effect could be small and only for a short time.',
      /words of doubt/u,
    ],
    [
      'a causal verb with its mechanism',
      'reasoning',
      'Sugar causes decay because bacteria turn it into acid, and the acid eats the tooth.',
      /not how/u,
    ],
    [
      '“this” with its noun',
      'reference',
      'Plants need light. This light comes from the sun.',
      /stands alone/u,
    ],
    [
      'a claim with its number',
      'claims',
      'Our method improves the harvest. In 40 fields it rose by a tenth.',
      /no number/u,
    ],
    [
      'two connectors of a kind',
      'connectors',
      'However, rice grows. However, wheat dies.',
      /times/u,
    ],
  ] as const)('leaves %s alone', async (_, focus, draft, words) => {
    expect(await said(focus, draft)).not.toMatch(words);
  });
});

const version = async (draft: string) =>
  (await coach.comment(request('summary', draft, { wantsVersion: true }))).version;

describe('the words a student uses about the text itself', () => {
  const draft = 'Rice needs much water. Farmers in dry countries lose a harvest each third year.';
  test.each([
    ['claim', 'Our main claim is that rice needs much water.'],
    ['evidence', 'Our strongest evidence shows that farmers lose a harvest, as the data suggest.'],
  ] as const)('are not looked for: %s', async (focus, answer) => {
    expect(await said(focus, draft, { answer })).not.toMatch(/key word/u);
  });

  test('are not looked for in Hebrew', async () => {
    const hebrew = 'האורז זקוק להרבה מים. חקלאים בארצות יבשות מאבדים יבול בכל שנה שלישית.';
    const answer = 'הטענה המרכזית שלנו היא שהאורז זקוק להרבה מים, ולדעתי הראיות מראות זאת.';
    expect(await said('claim', hebrew, { answer })).not.toMatch(/מפתח/u);
  });

  test('do not hide a word of the subject that is missing', async () => {
    const answer = 'Our claim is that genes protect wheat from fungi.';
    expect(await said('claim', draft, { answer })).toMatch(/no key word of your answer/u);
  });
});

describe('a rare word', () => {
  test('is called rare by whichever counts answered', async () => {
    const jargon = [{ word: 'utilize', count: 3 }];
    expect(await said('summary', rice, { jargon })).not.toMatch(/news/u);
  });
});

describe('a plainer version', () => {
  test('puts in the words it is sure of, in their form and with their article', async () => {
    expect(await version('We utilized a termination of the old method in rice.')).toBe(
      'We used an end of the old method in rice.',
    );
  });

  test('splits a long sentence where a clause stands on its own', async () => {
    const long =
      'The plants in our fields need about a third less water than the plants our neighbours grow, and they give the same harvest in every year that we have counted.';
    expect(await version(long)).toMatch(/grow\. They give/u);
  });

  test('leaves everything else untouched', async () => {
    const draft = 'Rice needs water, sun and time.\n\nFarmers know it (see p. 4).';
    expect(await version(draft)).toBe(draft);
  });

  test('is not made for Hebrew, where no rule is safe', async () => {
    expect(await version('אנחנו חוקרים אורז שזקוק לפחות מים בשנים יבשות.')).toBe('');
  });
});
