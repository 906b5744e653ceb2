import { expect, test } from 'vitest';

import { buildWordTable } from '../words/word-table.ts';
import { countWithoutAccents } from './count-without-accents.ts';

const table = buildWordTable([
  ['cafe', 40],
  ['naive', 30],
  ['resume', 20],
  ["can't", 10],
]);
const count = (word: string) => countWithoutAccents(table, `a ${word} b`, 2, 2 + word.length);

test.each([
  ['café', 40],
  ['Café', 40],
  ['CAFE\u0301', 40],
  ['naïve', 30],
  ['résumé', 20],
])('%s counts %i times', (word, times) => {
  expect(count(word)).toBe(times);
});

test.each(['cafe', 'can’t', 'кафе', 'café'.repeat(20), 'œuvre', 'שלום'])(
  'nothing is added for %s',
  (word) => {
    expect(count(word)).toBe(word === 'can’t' ? 10 : 0);
  },
);
