import { describe, expect, it } from 'vitest';

import { gradedLine } from '../graded-line-for-tests.ts';
import type { GradedLine, GroupFile } from '../group-state.ts';
import { rareWordsOverAll, summarize } from './summary-and-rare-words.ts';

const graded = (...lines: Partial<GradedLine>[]): GroupFile[] =>
  lines.map((line, id) => ({
    id,
    file: new File([], 'a.txt'),
    state: { kind: 'graded', result: gradedLine(line) },
  }));
const wordless = { ...gradedLine().totals, score: null, unroundedScore: null };
const waiting: GroupFile = { id: 9, file: new File([], 'b.txt'), state: { kind: 'waiting' } };

describe('the summary of a group', () => {
  it('is nothing while no file is graded', () => expect(summarize([waiting])).toBeNull());

  it('adds up words and takes the mean of unrounded scores', () => {
    const other = { ...gradedLine().totals, unroundedScore: 90.5, score: 91 };
    expect(summarize([...graded({}, { totals: other }), waiting])).toEqual({
      files: 2,
      common: 16,
      mid: 2,
      rare: 2,
      cleaned: 20,
      meanScore: 87.75,
    });
  });

  it('leaves a file without words out of the mean', () => {
    expect(summarize(graded({}, { totals: wordless }))?.meanScore).toBe(85);
    expect(summarize(graded({ totals: wordless }))?.meanScore).toBeNull();
  });
});

describe('rare words over all files', () => {
  it('puts words of most files first, then the most frequent, then by letter', () => {
    const files = graded(
      {
        rareWords: [
          { word: 'kinase', count: 1 },
          { word: 'qubit', count: 7 },
        ],
      },
      {
        rareWords: [
          { word: 'kinase', count: 2 },
          { word: 'axon', count: 7 },
        ],
      },
    );
    expect(rareWordsOverAll(files)).toEqual([
      { word: 'kinase', count: 3, files: 2 },
      { word: 'axon', count: 7, files: 1 },
      { word: 'qubit', count: 7, files: 1 },
    ]);
  });

  it('are none when nothing is graded', () => expect(rareWordsOverAll([waiting])).toEqual([]));
});
