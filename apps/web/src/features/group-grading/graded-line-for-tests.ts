import type { GradedLine } from './group-state.ts';

/** A graded file as the server tells of it. For examples in tests. */
export const gradedLine = (rest: Partial<GradedLine> = {}): GradedLine => ({
  kind: 'file',
  index: 0,
  name: 'a.txt',
  status: 'graded',
  totals: {
    common: 8,
    mid: 1,
    rare: 1,
    cleaned: 10,
    score: 85,
    unroundedScore: 85,
    percentages: { common: 80, mid: 10, rare: 10 },
  },
  dictionary: {
    code: 'EnglishGeneral',
    label: 'General English (subtitles, books, web)',
    requested: null,
    isSubstitute: false,
    language: 'en',
    measure: 'per-million',
    scale: 1000,
    cutoffs: { common: 12_000, mid: 1000 },
    tokens: null,
    period: null,
  },
  wordCount: 10,
  distinctWords: 9,
  rareWords: [{ word: 'kinase', count: 1 }],
  message: null,
  ...rest,
});
