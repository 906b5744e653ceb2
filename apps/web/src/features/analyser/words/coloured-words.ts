import { firstAfter, type Level } from '@vernacular/analyzer';

import type { WordNotes } from './word-notes.ts';

/** A mid-frequency or rare word of a text. */
export interface FlaggedWord {
  /** As the text first writes it. */
  readonly word: string;
  /** As the dictionary lists it. */
  readonly folded: string;
  readonly level: 'mid' | 'rare';
  readonly repetitions: number;
  /** As the writer marked the word or a form of it as known to the readers; absent when nobody did. */
  readonly knownAs?: readonly string[];
}

/** The words of a text by offset, in order, each with its level. Arrays of equal length, so that a worker can hand them over without a copy. */
export interface ColouredWords {
  readonly length: number;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Index in `levelsByNumber`. */
  readonly levels: Uint8Array;
  /** Index in `flagged`, or `noWord` for a common word. */
  readonly ids: Uint32Array;
  readonly flagged: readonly FlaggedWord[];
  /** What the refined reading found; empty for the published one. */
  readonly notes: WordNotes;
  /** Formulas and symbols that the refined reading counts apart, each once, in order. */
  readonly symbols: readonly string[];
}

/** The id of a word that is not flagged. */
export const noWord = 0xffffffff;

/** The levels by the number they have in typed arrays. */
export const levelsByNumber = ['common', 'mid', 'rare'] as const satisfies readonly Level[];

/** A text without words. */
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

/** The level of the word at an index. */
export const levelOf = (words: ColouredWords, index: number): Level =>
  levelsByNumber[words.levels[index] ?? 0] ?? 'common';

/** Whether the readers know the word at an index, as the writer says. */
export const isKnown = ({ flagged, ids }: ColouredWords, index: number): boolean =>
  flagged[ids[index]!]?.knownAs !== undefined;

/** Whether a word is one to look at: not common, and not known to the readers. */
export const isToLookAt = (words: ColouredWords, index: number): boolean =>
  words.levels[index] !== 0 && !isKnown(words, index);

/** The first word that ends after a position: an index, `length` when there is none. */
export const firstEndingAfter = ({ length, ends }: ColouredWords, position: number): number =>
  firstAfter(length, (at) => ends[at]!, position);

/** The word that a position is in or touches, or -1. Between two words that touch it, the one that begins there. */
export function wordAt(words: ColouredWords, position: number): number {
  const next = firstEndingAfter(words, position);
  if (next < words.length && words.starts[next]! <= position) return next;
  return next > 0 && words.ends[next - 1] === position ? next - 1 : -1;
}
