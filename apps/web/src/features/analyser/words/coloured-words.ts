import { firstAfter, type Level } from '@vernacular/analyzer';

import type { WordNotes } from './word-notes.ts';

/** A mid-frequency or rare word, listed once with all its repetitions. */
export interface FlaggedWord {
  readonly word: string;
  /** The form that the dictionary lists. */
  readonly folded: string;
  readonly level: 'mid' | 'rare';
  readonly repetitions: number;
  /** The spellings under which it or its forms are marked as known to the readers; absent when none are. */
  readonly knownAs?: readonly string[];
}

/** The words of a text by offset, in order: arrays of equal length, which a worker transfers without a copy. */
export interface ColouredWords {
  readonly length: number;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Index in `levelsByNumber`. */
  readonly levels: Uint8Array;
  /** Index in `flagged`, or `noWord` for a common word. */
  readonly ids: Uint32Array;
  readonly flagged: readonly FlaggedWord[];
  /** What the refined reading found; empty for the published method. */
  readonly notes: WordNotes;
  /** Formulas and symbols that the refined reading counts separately, each once, in order. */
  readonly symbols: readonly string[];
}

/** Stands in `ids` for a common word. */
export const noWord = 0xffffffff;

/** The levels as `ColouredWords.levels` numbers them. */
export const levelsByNumber = ['common', 'mid', 'rare'] as const satisfies readonly Level[];

export const noWords: ColouredWords = {
  length: 0,
  starts: new Uint32Array(),
  ends: new Uint32Array(),
  levels: new Uint8Array(),
  ids: new Uint32Array(),
  flagged: [],
  notes: new Map(),
  symbols: [],
};

export const levelOf = (words: ColouredWords, index: number): Level =>
  levelsByNumber[words.levels[index] ?? 0] ?? 'common';

export const isKnown = ({ flagged, ids }: ColouredWords, index: number): boolean =>
  flagged[ids[index]!]?.knownAs !== undefined;

/** Whether a word is marked: mid-frequency or rare, and not known to the readers. */
export const isToLookAt = (words: ColouredWords, index: number): boolean =>
  words.levels[index] !== 0 && !isKnown(words, index);

/** Index of the first word that ends after a position; `length` when there is none. */
export const firstEndingAfter = ({ length, ends }: ColouredWords, position: number): number =>
  firstAfter(length, (at) => ends[at]!, position);

/** Index of the word that contains or touches a position, or -1. Between two touching words, the later one. */
export function wordAt(words: ColouredWords, position: number): number {
  const next = firstEndingAfter(words, position);
  if (next < words.length && words.starts[next]! <= position) return next;
  return next > 0 && words.ends[next - 1] === position ? next - 1 : -1;
}
