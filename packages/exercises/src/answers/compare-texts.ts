import { hasWeight, wordsOf } from './words-of-weight.ts';

/** The words of a text that say what it is about, each once, in small letters. */
export const weightyWords = (text: string): readonly string[] => [
  ...new Set(
    wordsOf(text)
      .filter(hasWeight)
      .map((word) => word.toLowerCase()),
  ),
];

/** The share, from 0 to 1, of some words that others are like; `isLike` says whether two are. */
export const sharedWith = (
  words: readonly string[],
  others: readonly string[],
  isLike: (one: string, other: string) => boolean,
): number =>
  words.filter((word) => others.some((other) => isLike(word, other))).length /
  Math.max(1, words.length);
