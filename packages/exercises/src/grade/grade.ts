import type { NamedCounts } from '@vernacular/analyzer';

import type { RareWord } from '../coach/coach-port.ts';
import type { WordRange } from '../turn/turn.ts';

/** Asks the host to grade a text. Scores that a client sends are not trusted. */
export interface GradeRequest {
  readonly kind: 'grade';
  readonly key: string;
  readonly text: string;
}

export interface Grade {
  readonly kind: 'grade';
  /** Words that were given a level. */
  readonly total: number;
  readonly common: number;
  readonly mid: number;
  readonly rare: number;
  /** Whole percentages that add up to 100. */
  readonly percentages: { readonly common: number; readonly mid: number; readonly rare: number };
  /** Null for a text without words. */
  readonly score: number | null;
  readonly rareWords: readonly RareWord[];
  /**
   * Abbreviations that the text does not explain. They are listed apart, because the analyser folds “cART” to the
   * common word “cart”.
   */
  readonly abbreviations: readonly string[];
  readonly countedWith: NamedCounts;
  /** The counts for words in the script of the other language, if the text has such words. */
  readonly besideWith?: NamedCounts;
  /** In neither English nor Hebrew. */
  readonly isForeign?: boolean;
  /** False if the text may show distress: a high score is then not praised. */
  readonly isPraised?: boolean;
}

const fewestWords = 5;
const mostRare = 50;

export type ScoredGrade = Grade & { readonly score: number };

/**
 * Whether the score is meaningful: English or Hebrew, at least five words and half the length asked for, mostly not
 * rare. Filler Latin and random letters had at least 62 percent of rare words, student texts at most 38.
 */
export const isScored = (grade: Grade, asked?: WordRange): grade is ScoredGrade =>
  !grade.isForeign &&
  grade.total >= Math.max(fewestWords, (asked?.from ?? 0) / 2) &&
  grade.percentages.rare < mostRare;
