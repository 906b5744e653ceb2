import type { Level } from '@vernacular/analyzer';

import type { ColouredWords, FlaggedWord } from './coloured-words.ts';

export interface ListedWord extends FlaggedWord {
  readonly id: number;
}

/** Rare words first, then the most repeated, then in order of appearance. Words known to the readers are left out. */
export function wordsToLookAt(words: ColouredWords, filter: Level | null): readonly ListedWord[] {
  return words.flagged
    .map((word, id) => ({ ...word, id }))
    .filter(({ level, knownAs }) => !knownAs && (filter === null || level === filter))
    .sort(
      (a, b) =>
        Number(b.level === 'rare') - Number(a.level === 'rare') ||
        b.repetitions - a.repetitions ||
        a.id - b.id,
    );
}
