import type { FlaggedWord } from '../words/coloured-words.ts';
import type { Reading } from './version.ts';

export interface Turned {
  /** No longer marked: changed, or gone from the text. */
  readonly black: readonly FlaggedWord[];
  readonly coloured: readonly FlaggedWord[];
}

export function turned(from: Reading, to: Reading): Turned {
  return { black: notIn(to, from.marked), coloured: notIn(from, to.marked) };
}

function notIn({ marked }: Reading, words: readonly FlaggedWord[]): readonly FlaggedWord[] {
  const known = new Set(marked.map(({ folded }) => folded));
  return words.filter(({ folded }) => !known.has(folded));
}
