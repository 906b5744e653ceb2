import { assert, property } from 'fast-check';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { markedText } from '../words/marked-text.ts';
import { barsOf, densityOf, fullestSentence, sentenceAt } from './density.ts';

const read = (marked: string) => {
  const { text, words } = markedText(marked);
  return { text, density: densityOf(text, words) };
};
const three = 'We *saw* the **kinase**. It ran. A **ligand** **bound** *it*.';

describe('the density of a text', () => {
  it('knows each sentence, its marked words and what they take from the score', () => {
    const { text, density } = read(three);
    const sentences = Array.from(density.starts, (start, at) =>
      text.slice(start, density.ends[at]),
    );
    expect(sentences).toEqual(['We saw the kinase', 'It ran', 'A ligand bound it']);
    expect([...density.marked]).toEqual([2, 0, 3]);
    expect([...density.loads]).toEqual([0.375, 0, 0.625]);
  });

  it('has nothing to say of a text without words', () =>
    expect(read('… !').density.length).toBe(0));

  it('finds the sentence that holds most of them, the first of several', () => {
    expect(fullestSentence(read(three).density)).toBe(2);
    expect(fullestSentence(read('A **ligand**. A **kinase**.').density)).toBe(0);
    expect(fullestSentence(read('It ran. It sat.').density)).toBe(-1);
  });

  it('leads from a place on the map to its sentence', () => {
    const { density } = read(three);
    expect([0, 0.45, 1].map((share) => sentenceAt(density, share))).toEqual([0, 1, 2]);
  });

  it('never draws more than 48 bars, and loses no hard sentence among them', () => {
    assert(
      property(
        fc.array(fc.constantFrom('It ran. ', 'A **kinase**. '), { minLength: 1, maxLength: 400 }),
        (pieces) => {
          const bars = barsOf(read(pieces.join('')).density);
          expect(bars.length).toBeLessThanOrEqual(48);
          expect(bars.some(({ load }) => load > 0)).toBe(
            pieces.some((piece) => piece.includes('*')),
          );
        },
      ),
    );
  });
});
