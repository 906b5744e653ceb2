import { describe, expect, it } from 'vitest';

import { firstEndingAfter, levelOf, noWords, wordAt } from './coloured-words.ts';
import { markedText } from './marked-text-for-tests.ts';

const { text, words } = markedText('We *saw* the **kinase**, twice.');

const found = (position: number) => {
  const index = wordAt(words, position);
  return index === -1 ? null : text.slice(words.starts[index], words.ends[index]);
};

describe('wordAt', () => {
  it('finds a word from its first letter', () => expect(found(3)).toBe('saw'));
  it('finds a word from its middle', () => expect(found(12)).toBe('kinase'));
  it('finds a word from just after its last letter', () => expect(found(17)).toBe('kinase'));
  it('finds nothing between a comma and a space', () => expect(found(18)).toBe(null));
  it('finds nothing after the full stop', () => expect(found(text.length)).toBe(null));
  it('finds nothing in a text without words', () => expect(wordAt(noWords, 0)).toBe(-1));
});

describe('firstEndingAfter', () => {
  it('is the first word at the beginning', () => expect(firstEndingAfter(words, 0)).toBe(0));
  it('skips a word that ends there', () => expect(firstEndingAfter(words, 2)).toBe(1));
  it('is the number of words at the end', () =>
    expect(firstEndingAfter(words, text.length)).toBe(words.length));
});

it('reads a level back', () => {
  expect([0, 1, 2, 3, 4].map((index) => levelOf(words, index))).toEqual([
    'common',
    'mid',
    'common',
    'rare',
    'common',
  ]);
});
