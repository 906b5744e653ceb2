import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { entriesOf, largestCount, packWordList, sortedEntries } from './word-list.ts';

const roundTrip = (counts: ReadonlyMap<string, number>) => [
  ...entriesOf(packWordList(sortedEntries(counts))),
];

describe('a packed word list', () => {
  it('gives back the words it was made of, with their counts', () => {
    const counts = new Map([
      ['gene', 389],
      ['genes', 12],
      ['שלום', 7],
      ["can't", 5],
      ['𐐷𐐨', 1],
      ['𐐷𐐩', 2],
    ]);
    expect(new Map(roundTrip(counts))).toEqual(counts);
  });

  it('gives back any words in order', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(fc.dictionary(word, fc.integer({ min: 1, max: largestCount })), (words) => {
        const counts = new Map(Object.entries(words));
        expect(roundTrip(counts)).toEqual(sortedEntries(counts));
      }),
    );
  });

  it('leaves out a word of more than 255 letters', () => {
    expect(roundTrip(new Map([['a'.repeat(255), 1]]))).toHaveLength(1);
    expect(roundTrip(new Map([['a'.repeat(256), 1]]))).toHaveLength(0);
  });

  it('keeps a count beyond the largest as the largest', () => {
    expect(roundTrip(new Map([['the', largestCount + 5]]))).toEqual([['the', largestCount]]);
  });
});
