import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyze } from '../analyze.ts';
import { anyText } from '../testing/any-text.ts';
import { each, smallDictionary } from '../testing/small-dictionary.ts';

const dictionary = smallDictionary({
  ...each('the a of in and we met it', 5000),
  gene: 500,
  edge: 1000,
  seldom: 1,
});
const difficultyOf = (text: string) => analyze(text, dictionary).difficulty;

describe('difficulty', () => {
  it.each([
    ['the a of edge', 0],
    ['xylem', 3],
    ['seldom', 3],
    ['gene', Math.log(2)],
    // Of four words three are the same: a quarter of the words, half of the different ones.
    ['the the the xylem', (3 / 4 + 3 / 2) / 2],
  ])('of %j is %d', (text, expected) => {
    expect(difficultyOf(text)).toBeCloseTo(expected, 10);
  });

  it('leaves out names, formulas and symbols', () => {
    expect(difficultyOf('We met Rakedzon in H2O and IL-6')).toBe(0);
  });

  it('is the same by either method', () => {
    const text = 'We met Rakedzon in the genes of xylem, IL-6 and the seldom.';
    expect(analyze(text, dictionary, { method: 'refined' }).difficulty).toBe(difficultyOf(text));
  });

  it('changes no score', () => {
    expect(analyze('the gene', dictionary).score).toBe(75);
  });

  it.each(['', '12 %', 'IL-6'])('is not told of %j, which has no words', (text) => {
    expect(difficultyOf(text)).toBeNull();
  });

  it('is not told of a text in another language, nor by levels alone', () => {
    expect(analyze('the gene', { ...dictionary, language: 'he' }).difficulty).toBeNull();
    expect(analyze('the gene', { ...dictionary, edition: 'levels' }).difficulty).toBeNull();
  });

  it('lies between 0 and 3 for any text', () => {
    assert(
      property(anyText, (text) => {
        const difficulty = difficultyOf(text) ?? 0;
        expect(difficulty).toBeGreaterThanOrEqual(0);
        expect(difficulty).toBeLessThanOrEqual(3);
      }),
    );
  });
});
