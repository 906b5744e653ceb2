import { describe, expect, it } from 'vitest';

import { markedText } from '../words/marked-text-for-tests.ts';
import { fullestSentence, longestSentence, longSentences, sentencesIn } from './sentences.ts';

const read = (marked: string) => {
  const { text, words } = markedText(marked);
  return { text, sentences: sentencesIn(text, words) };
};
const sentenceOf = (count: number) => `So ${'so '.repeat(count - 2)}so. `;
const three = 'We *saw* the **kinase**. It ran. A **ligand** **bound** *it*.';

describe('the sentences of a text', () => {
  it('have a place, a length and their marked words', () => {
    const { text, sentences } = read(three);
    const said = Array.from(sentences.starts, (start, at) => text.slice(start, sentences.ends[at]));
    expect(said).toEqual(['We saw the kinase', 'It ran', 'A ligand bound it']);
    expect([...sentences.words]).toEqual([4, 2, 4]);
    expect([...sentences.marked]).toEqual([2, 0, 3]);
  });

  it('are as long as they are read: numbers count, parts of names do not', () => {
    const text = 'It fell by 12 (95% CI 3 to 4.5) in all. COVID-19 ran 9.';
    const found = [...text.matchAll(/[A-Z]+/giu)];
    const starts = Uint32Array.from(found, ({ index }) => index);
    const ends = Uint32Array.from(found, ({ index, 0: word }) => index + word.length);
    const levels = new Uint8Array(found.length);
    const { words } = sentencesIn(text, { length: found.length, starts, ends, levels });
    expect([...words]).toEqual([11, 3]);
  });

  it('are none without words', () => expect(read('… !').sentences.length).toBe(0));

  it('are long with more words than readers hold in mind', () => {
    const text = sentenceOf(longestSentence) + sentenceOf(longestSentence + 1);
    expect(longSentences(read(text).sentences)).toEqual([1]);
  });

  it('are led by the one that holds most marked words, the first of several', () => {
    expect(fullestSentence(read(three).sentences)).toBe(2);
    expect(fullestSentence(read('A **ligand**. A **kinase**.').sentences)).toBe(0);
    expect(fullestSentence(read('It ran. It sat.').sentences)).toBe(-1);
  });
});
