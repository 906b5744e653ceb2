import type { FlaggedWord } from '../words/coloured-words.ts';
import type { Reading } from './version.ts';

/** What became of the marked words from one reading of a text to a later one. */
export interface Turned {
  /** Marked then, and no longer: changed, or gone from the text. */
  readonly black: readonly FlaggedWord[];
  /** Marked now, and not then. */
  readonly coloured: readonly FlaggedWord[];
}

/** Compares the marked words of two readings, each in the order of its text. */
export function turned(from: Reading, to: Reading): Turned {
  return { black: notIn(to, from.marked), coloured: notIn(from, to.marked) };
}

function notIn({ marked }: Reading, words: readonly FlaggedWord[]): readonly FlaggedWord[] {
  const known = new Set(marked.map(({ folded }) => folded));
  return words.filter(({ folded }) => !known.has(folded));
}
