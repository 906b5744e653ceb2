import { expect, it } from 'vitest';

import { akin, hasWeight, wordsOf } from './same-word.ts';

it.each([
  ['hedge', 'hedges'],
  ['decides', 'decided'],
  ['child', 'children'],
  ['heavy', 'heavier'],
  ['עצים', 'העצים'],
])('takes “%s” and “%s” for forms of one word', (one, other) => {
  expect(akin(one, other)).toBe(true);
});

it.each([
  ['Bergen', 'Oslo'],
  ['40', '41'],
])('takes “%s” and “%s” for two words', (one, other) => {
  expect(akin(one, other)).toBe(false);
});

it('keeps a large number whole, and a number without the letters that lean on it', () => {
  expect(wordsOf('78,000 diners')).toEqual(['78,000', 'diners']);
  expect(wordsOf('ל-600 דבורים')).toEqual(['600', 'דבורים']);
});

it.each(['because', 'particularly', 'they’re', 'the'])('gives “%s” no weight', (word) => {
  expect(hasWeight(word)).toBe(false);
});
