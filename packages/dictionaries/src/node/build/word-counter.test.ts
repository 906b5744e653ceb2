import { foldWord } from '@vernacular/analyzer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { WordCounter } from './word-counter.ts';

function counted(...texts: string[]): Record<string, number> {
  const counter = new WordCounter('en');
  for (const text of texts) counter.addText(text);
  return Object.fromEntries(counter.sorted());
}

describe('counting words', () => {
  it('takes capitals, curly apostrophes and accents as one word', () => {
    expect(counted("Don't DON’T don't", 'CAFÉ café cafe\u0301')).toEqual({ "don't": 3, café: 3 });
  });

  it('counts plain Hebrew words', () => {
    expect(counted('שלום שָׁלוֹם עולם')).toEqual({ שלום: 2, עולם: 1 });
  });

  it('leaves numbers and addresses alone', () => {
    expect(counted('12 34 me@example.org')).toEqual({});
  });

  it('counts a word of more than 255 letters as a token, and does not list it', () => {
    const counter = new WordCounter('en');
    counter.addText(`gene ${'a'.repeat(300)}`);
    expect([counter.tokens, [...counter.sorted()]]).toEqual([2, [['gene', 1]]]);
  });

  it('keeps apart a hundred thousand words', () => {
    const words = Array.from(
      { length: 100_000 },
      (_, index) => `w${String(index).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)}`,
    );
    const counter = new WordCounter('en');
    counter.addText(words.join(' '));
    counter.addText(words.slice(0, 50_000).join(' '));
    const entries = [...counter.sorted()];
    expect(entries).toHaveLength(100_000);
    expect(entries.filter(([, count]) => count === 2)).toHaveLength(50_000);
    expect(entries.map(([word]) => word)).toEqual([...words].sort());
  });

  it('adds up like a plain map', () => {
    const word = fc.constantFrom('gene', 'Gene', 'cell', 'naïve', 'שלום', "can't", 'ǅ');
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const expected: Record<string, number> = {};
        for (const one of words.map((each) => foldWord(each, 'en'))) {
          expected[one] = (expected[one] ?? 0) + 1;
        }
        expect(counted(words.join(' '))).toEqual(expected);
      }),
    );
  });
});
