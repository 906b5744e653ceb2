import type { Word } from './segment-text.ts';

/** Index of the word to focus after a key press on word `at`: arrows, Home or End; null for any other key. */
export function wordAfterKey(
  key: string,
  { at, words, isLeftward }: { at: number; words: readonly Word[]; isLeftward: boolean },
): number | null {
  const last = words.length - 1;
  const sentence = words[at]!.sentence;
  switch (key) {
    case isLeftward ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(at + 1, last);
    case isLeftward ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown': {
      const next = words.findIndex((word, index) => index > at && word.sentence > sentence);
      return next === -1 ? last : next;
    }
    case 'ArrowUp': {
      const first = words.findIndex((word) => word.sentence === sentence);
      if (first < at || first === 0) return first;
      const before = words[first - 1]!.sentence;
      return words.findIndex((word) => word.sentence === before);
    }
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
