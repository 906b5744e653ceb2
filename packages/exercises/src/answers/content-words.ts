import { wordsInAll } from '../words/words.ts';

const shortest = 5;
const small = new Set(wordsInAll('small'));
/** “Particularly”, “rapidly”: an adverb is seldom what a text is about. */
const adverb = /\p{L}{3}ly$/u;

/** A Hebrew prefix before a number: “ל-600” holds the number 600. */
const leaning = /(?<!\p{L})[והבלכמש]{1,3}[-־](?=\p{N})/gu;

/** The words and numbers of a text, as written. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(leaning, '')
    .match(/\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{N}](?:[\p{L}\p{N}’'־-]*[\p{L}\p{N}])?/gu) ?? [];

/** “Don’t”, “they’re”: contractions name nothing. */
const contraction = /(?:n['’]t|['’](?:re|ve|ll|d|m))$/iu;
/** Hebrew function words written with a prefix as one word: “and there is no”, “that he”. */
const smallWithSmall =
  /^ו?(?:(?:כ?ש|מ?ש)(?:הוא|היא|הם|הן|זה|זו|זאת|אין|יש|לא|כל|גם|אני|אנחנו|אתם))$/u;
const isSmallIn = (words: ReadonlySet<string>, word: string) =>
  words.has(word.toLowerCase()) ||
  (/^ו\p{Script=Hebrew}{2,}/u.test(word) && words.has(word.slice(1))) ||
  smallWithSmall.test(word);

/** Whether a word may tell what a text is about: at least five letters, a capital or a digit, and no function word. */
export const isContentWord = (word: string) =>
  !isSmallIn(small, word) &&
  !contraction.test(word) &&
  !adverb.test(word) &&
  (/\d|^\p{Lu}\p{L}{3}/u.test(word) || word.length >= shortest);

const light = new Set(wordsInAll('light'));
const fewestLetters = 3;

/** Unlike `isContentWord`, also accepts short words that may name a thing: “milk”, “gene”, אזוב. */
export const namesSomething = (word: string) =>
  !isSmallIn(small, word) &&
  !isSmallIn(light, word) &&
  !contraction.test(word) &&
  !adverb.test(word) &&
  (/\d/u.test(word) || word.length >= fewestLetters);

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
