import { describe, expect, it } from 'vitest';

import { exampleReply } from './grade-reply-for-tests.ts';
import { gradedCount, gradedText } from './graded-text.ts';

describe('gradedText', () => {
  it('finds every word where the page shows it', () => {
    const { text, words } = gradedText(exampleReply());
    expect(text).toBe('The kinase\nadds a phosphate.');
    const found = Array.from({ length: words.length }, (_, index) => [
      text.slice(words.starts[index], words.ends[index]),
      words.levels[index],
    ]);
    expect(found).toEqual([
      ['The', 0],
      ['kinase', 2],
      ['adds', 0],
      ['a', 0],
      ['phosphate', 1],
    ]);
  });

  it('gives each place its own level and note in a refined result', () => {
    const refined = exampleReply({
      words: ['kinase', ' and ', 'kinase'],
      cleanedWords: ['kinase', 'kinase'],
      rareWords: ['kinase'],
      normalWords: [],
      method: 'refined',
      levels: [2, 0],
      refinements: [{ kind: 'explained', at: 1 }],
      symbols: [{ symbol: 'IL-6', start: 40, end: 44 }],
    });
    const { words } = gradedText(refined);
    expect([...words.levels]).toEqual([2, 0]);
    expect(words.flagged).toMatchObject([{ word: 'kinase', repetitions: 1 }]);
    expect(words.notes).toEqual(new Map([[1, [{ kind: 'explained' }]]]));
    expect(words.symbols).toEqual(['IL-6']);
  });

  it('shows a text without words', () => {
    const empty = exampleReply({
      words: ['— 42 %'],
      cleanedWords: [],
      rareWords: [],
      normalWords: [],
    });
    expect(gradedText(empty)).toMatchObject({ text: '— 42 %', words: { length: 0 } });
  });
});

describe('gradedCount', () => {
  it('counts a flagged word however it is written', () =>
    expect(gradedCount(exampleReply(), 'Kinase')).toBe(12));
  it('does not know the count of a common word', () =>
    expect(gradedCount(exampleReply(), 'the')).toBeNull());
});
