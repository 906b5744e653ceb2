import { describe, expect, test } from 'vitest';

import { said, texts } from '../local/coach-for-tests.ts';

type Table = readonly (readonly string[])[];

const draft =
  'A bumblebee learns the way home. We glued small tags to each bumblebee. The insect flew past a barn. However, the wind was strong. It came back before noon.';
const twice = `${draft} No insect was lost.`;
const told = (focus: 'given-new' | 'reference' | 'one-point' | 'connectors', table: Table) =>
  said(focus, draft, { table });

describe('the names of the table', () => {
  const last = twice.replaceAll('insect', 'bumblebee');
  test.each([
    [
      'one has become the only name',
      last,
      ['bumblebee', 'insect', 'bumblebee'],
      /“insect” stood beside/u,
    ],
    ['another still stands', twice, ['bumblebee', 'insect', 'bumblebee'], /^$/u],
    [
      'it stood in one place',
      draft.replace('The insect', 'The bumblebee'),
      ['bumblebee', 'barn', 'bumblebee'],
      /^$/u,
    ],
    ['none is chosen', last, ['bumblebee', 'insect', '?'], /^$/u],
  ] as const)('are told at the end: %s', async (_, text, row, remark) => {
    expect(await said('final', text, { table: [row], earlier: texts(twice) })).toMatch(remark);
  });
});

describe('a row of the table', () => {
  test.each(['given-new', 'reference'] as const)(
    'of %s is told where no sentence has its words',
    async (focus) => {
      expect(await told(focus, [['The radio signal faded', 'tags']])).toContain(
        'No sentence of your text has all of these words',
      );
    },
  );

  test('links back to words that stand before its sentence, or is told', async () => {
    expect(await told('given-new', [['We glued small tags', 'the radar station']])).toContain(
      'I find none of these words in the sentences before it',
    );
    expect(await told('given-new', [['We glued small tags', 'a bumblebee']])).toBe('');
  });

  test('points to words that were named, and near', async () => {
    expect(await told('reference', [['It came back', 'the radar station']])).toContain(
      'I find none of these words before it',
    );
    expect(await told('reference', [['It came back', 'small tags']])).toContain(
      'is 3 sentences back',
    );
    expect(await told('reference', [['It came back', 'the insect']])).toBe('');
  });

  test.each([
    ['names a place', ['the second sentence', 'the radar station']],
    ['comments on the text', ['We glued small tags', 'I think it should not link']],
    ['is a question', ['We glued small tags', 'the radar?']],
  ])('tells nothing where it %s', async (_, row) => {
    expect(await told('given-new', [row])).toBe('');
  });
});

describe('connectors', () => {
  test('of the table stand in the text', async () => {
    expect(
      await told('connectors', [
        ['moreover', 'adds'],
        ['however', 'contrasts'],
      ]),
    ).toContain('“moreover” is in your table, and I don’t find it in the text');
  });
});
