import type { RareWord } from '../coach/coach-port.ts';
import type { WordRange } from '../turn/turn.ts';
import type { Counts } from './counts-name.ts';

/** A text to be graded by the analyser; nobody else's score is believed. */
export interface GradeRequest {
  readonly kind: 'grade';
  readonly key: string;
  readonly text: string;
}

/** What grading says about a text. */
export interface Grade {
  readonly kind: 'grade';
  /** Words that were given a level. */
  readonly total: number;
  readonly common: number;
  readonly mid: number;
  readonly rare: number;
  /** Whole percent of the total, 100 together. */
  readonly percentages: { readonly common: number; readonly mid: number; readonly rare: number };
  /** Null for a text without words. */
  readonly score: number | null;
  /** Distinct rare words, rarest first. */
  readonly rareWords: readonly RareWord[];
  /** Abbreviations that are not spelt out: counts read “cART” as “cart”. */
  readonly abbreviations: readonly string[];
  /** Which counts answered. */
  readonly countedWith: Counts;
  /** The counts of the words in the script of the other text language, where the text has such words. */
  readonly besideWith?: Counts;
  /** Whether the text is in neither English nor Hebrew. */
  readonly isForeign?: boolean;
  /** False where the text may tell of distress: a high score is not praised then. */
  readonly isPraised?: boolean;
}

const fewestWords = 5;
const mostRare = 50;

/** A grade whose score may be shown. */
export type ScoredGrade = Grade & { readonly score: number };

/**
 * Whether a score says something of a text: in English or Hebrew, five words at least and half of the length asked for,
 * not most of them rare. Filler Latin and random letters had 62 percent of rare words and more, student texts 38 at most.
 */
export const isScored = (grade: Grade, asked?: WordRange): grade is ScoredGrade =>
  !grade.isForeign &&
  grade.total >= Math.max(fewestWords, (asked?.from ?? 0) / 2) &&
  grade.percentages.rare < mostRare;
