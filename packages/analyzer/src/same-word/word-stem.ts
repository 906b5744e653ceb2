import { stemmer } from 'stemmer';

import type { LanguageCode } from '../languages/language-codes.ts';

/** A word without its possessive ending: “gene’s” → “gene”, “genes’” → “genes”. */
export const withoutPossessive = (word: string): string => word.replace(/['’]s?$/u, '');

const finals: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Replaces final letter forms, as before an ending: שפן as in שפני. */
export const withoutFinals = (word: string): string =>
  word.replaceAll(/[ךםןףץ]/gu, (letter) => finals[letter] ?? letter);

const hebrewPrefix = /^[והבכלמש]{1,2}(?=.{3})/u;
const hebrewEnding = /(?<=.{3})(?:ויות|יות|ים|ות|ית|ת|ה|י)$/u;
const shortestRoot = 3;

/** Hebrew writes one word with and without its vowel letters: עוצר, עוצרות and לעצור share their consonants. */
function hebrewStem(word: string): string {
  const bare = word.replace(hebrewPrefix, '').replace(hebrewEnding, '');
  const root = withoutFinals(bare.replace(/(?<=.)[וי](?=.)/gu, ''));
  return root.length < shortestRoot ? bare : root;
}

const sameFamily: Readonly<Record<string, string>> = {
  rigour: 'rigor',
  birth: 'born',
  british: 'britain',
};

/** A rough stem (Porter 1980 for English): good enough to compare word families, not to be displayed. */
export function wordStem(word: string, language: LanguageCode): string {
  const lower = withoutPossessive(word.toLowerCase());
  return language === 'he' ? hebrewStem(lower) : stemmer(sameFamily[lower] ?? lower);
}
