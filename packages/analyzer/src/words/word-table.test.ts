import { assert, dictionary, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { smallDictionary } from '../testing/small-dictionary.ts';
import { analyze } from '../analyze.ts';
import { fold } from './fold.ts';
import { HIGH_START, LOW_START, stepHigh, stepLow } from './fingerprint.ts';
import { buildFingerprintTable, buildWordTable, countOf } from './word-table.ts';

it('answers the count of a word in any dress, and 0 for strangers', () => {
  const table = buildWordTable([
    ['naïve', 69],
    ["don't", 20_755],
    ['ח"כ', 300],
  ]);
  for (const word of ['naïve', 'NAÏVE', 'nai\u0308ve']) expect(countOf(table, word)).toBe(69);
  for (const word of ["don't", 'Don’t']) expect(countOf(table, word)).toBe(20_755);
  for (const word of ['ח"כ', 'ח״כ']) expect(countOf(table, word)).toBe(300);
  for (const word of ['naive', 'dont', '', 'the']) expect(countOf(table, word)).toBe(0);
});

it('adds up entries that fold to the same word, and stops at the largest number it can hold', () => {
  const table = buildWordTable([
    ['Gene', 2],
    ['gene', 3],
    ['the', 0xffffffff],
    ['The', 1],
  ]);
  expect(countOf(table, 'gene')).toBe(5);
  expect(countOf(table, 'the')).toBe(0xffffffff);
});

it('holds every word it was given, whatever size was expected', () => {
  assert(
    property(dictionary(anyText, nat()), nat(500), (counts, size) => {
      const expected = new Map<string, number>();
      for (const [word, count] of Object.entries(counts)) {
        expected.set(fold(word), (expected.get(fold(word)) ?? 0) + count);
      }
      const table = buildWordTable(Object.entries(counts), size);
      for (const word of Object.keys(counts))
        expect(countOf(table, word)).toBe(expected.get(fold(word)));
    }),
  );
});

it('is found by the scanner under the same fingerprint as by its folded form', () => {
  assert(
    property(anyText, (text) => {
      const { cleanedWords } = analyze(text, smallDictionary({}));
      const listed = Object.fromEntries(cleanedWords.map((word) => [fold(word), 7]));
      const { tokens } = analyze(text, smallDictionary(listed));
      expect([...tokens.counts]).toEqual(cleanedWords.map(() => 7));
    }),
    { numRuns: 500 },
  );
});

it('can be packed from fingerprints alone', () => {
  const words = ['gene', 'xylem', 'ח"כ'];
  const fingerprints = words.flatMap((word) => {
    const units = Array.from(word, (letter) => letter.charCodeAt(0));
    return [units.reduce(stepLow, LOW_START), units.reduce(stepHigh, HIGH_START)];
  });
  const table = buildFingerprintTable(new Int32Array(fingerprints), new Uint32Array([389, 1, 300]));
  expect(words.map((word) => countOf(table, word))).toEqual([389, 1, 300]);
  expect(countOf(table, 'genes')).toBe(0);
});
