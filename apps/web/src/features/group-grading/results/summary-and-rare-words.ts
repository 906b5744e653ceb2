import type { GradedLine, GroupFile } from '../group-state.ts';

/** The results of the graded files, in their order. */
export const gradedOf = (files: readonly GroupFile[]): readonly GradedLine[] =>
  files.flatMap(({ state }) => (state.kind === 'graded' ? [state.result] : []));

/** Sums and mean score over the graded files; null if there are none. */
export function summarize(files: readonly GroupFile[]) {
  const graded = gradedOf(files);
  if (graded.length === 0) return null;
  const sum = (of: (line: GradedLine) => number) =>
    graded.reduce((total, line) => total + of(line), 0);
  return {
    files: graded.length,
    common: sum(({ totals }) => totals.common),
    mid: sum(({ totals }) => totals.mid),
    rare: sum(({ totals }) => totals.rare),
    cleaned: sum(({ totals }) => totals.cleaned),
    // Of the unrounded scores, since rounding first would hide differences; null without words.
    meanScore: meanOf(graded.flatMap(({ totals }) => totals.unroundedScore ?? [])),
  };
}

const meanOf = (scores: readonly number[]): number | null =>
  scores.length === 0 ? null : scores.reduce((all, score) => all + score, 0) / scores.length;

interface SharedWord {
  readonly word: string;
  readonly count: number;
  readonly files: number;
}

/** The rare words of all graded files with their counts; those in the most files come first. */
export function rareWordsOverAll(files: readonly GroupFile[]): readonly SharedWord[] {
  const words = new Map<string, SharedWord>();
  for (const { rareWords } of gradedOf(files)) {
    for (const { word, count } of rareWords) {
      const known = words.get(word);
      words.set(word, { word, count: (known?.count ?? 0) + count, files: (known?.files ?? 0) + 1 });
    }
  }
  return [...words.values()].sort(
    (a, b) => b.files - a.files || b.count - a.count || (a.word < b.word ? -1 : 1),
  );
}
