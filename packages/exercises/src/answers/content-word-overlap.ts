import { isContentWord, wordsOf } from './is-content-word.ts';

/** The content words of a text, lower-cased, without repeats. */
export const contentWords = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text)
      .filter(isContentWord)
      .map((word) => word.toLowerCase()),
  ),
];

/** The share (0 to 1) of `words` for which `isLike` finds a match among `others`; 0 if there are no words. */
export const sharedWith = (
  words: readonly string[],
  others: readonly string[],
  isLike: (one: string, other: string) => boolean,
): number =>
  words.filter((word) => others.some((other) => isLike(word, other))).length /
  Math.max(1, words.length);
