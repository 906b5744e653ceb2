import { expect, it } from 'vitest';

import { joinContractions } from './join-contractions.ts';

const cut = new Map([
  ['i', 200],
  ['you', 100],
  ['can', 90],
  ['won', 10],
  ['m', 40],
  ['t', 60],
  ['didn', 10],
  ['d', 33],
  ['s', 500],
  ['gene', 7],
]);

it.each([
  ["i'm", 40],
  ["didn't", 10],
  ["can't", 45],
  ["won't", 5],
  ["i'd", 22],
  ["you'd", 11],
  ["i've", 22],
  ['gene', 7],
  ['m', undefined],
  ['didn', undefined],
  ['s', undefined],
  ['t', undefined],
])('counts %s %s times', (word, count) => {
  expect(joinContractions(cut).get(word)).toBe(count);
});
