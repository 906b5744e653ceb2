import type { LanguageCode } from '@vernacular/analyzer';
import { stemmer } from 'stemmer';

import { wordLists } from '../words/languages.ts';

const stops = {
  en: new Set(wordLists.en.function.split(' ')),
  he: new Set(wordLists.he.function.split(' ')),
} satisfies Record<LanguageCode, ReadonlySet<string>>;

const hebrewPrefix = /^[והבכלמש]{1,2}(?=.{3})/u;
const hebrewEnding = /(?<=.{3})(?:ויות|יות|ים|ות|ית|ת|ה|י)$/u;
const finalLetters: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };
/** Replaces final letter forms, as before an ending: שפן as in שפני. */
export const unfinal = (word: string): string =>
  word.replaceAll(/[ךםןףץ]/gu, (letter) => finalLetters[letter] ?? letter);

const shownBeginning = 3;
/**
 * Whether a Hebrew word may contain another, judged by the first letters of the other without its article: קולו and
 * קולות.
 */
export const holdsBeginning = (word: string, other: string): boolean =>
  unfinal(word).includes(unfinal(other.replace(/^ה(?=.{3})/u, '')).slice(0, shownBeginning));

const shortestRoot = 3;

/** Hebrew writes one word with and without its vowel letters: עוצר, עוצרות and לעצור share their consonants. */
function hebrewRoot(word: string): string {
  const bare = word.replace(hebrewPrefix, '').replace(hebrewEnding, '');
  const root = unfinal(bare.replace(/(?<=.)[וי](?=.)/gu, ''));
  return root.length < shortestRoot ? bare : root;
}

const sameFamily: Readonly<Record<string, string>> = {
  rigour: 'rigor',
  birth: 'born',
  british: 'britain',
};

/** A rough stem (Porter 1980 for English): good enough to compare word families, not to be displayed. */
export function stem(word: string, language: LanguageCode): string {
  const lower = word.toLowerCase().replace(/['’]s?$/u, '');
  return language === 'he' ? hebrewRoot(lower) : stemmer(sameFamily[lower] ?? lower);
}

/** “It’s”, “they’re”. A negation such as “don’t” is a function word whatever stands before it. */
const contraction = /['’](?:s|re|ve|ll|d|m)$/u;
const denial = /n['’]t$/u;

export function isFunctionWord(word: string, language: LanguageCode): boolean {
  const lower = word.toLowerCase();
  return (
    stops[language].has(lower) ||
    (language === 'en' && (denial.test(lower) || stops.en.has(lower.replace(contraction, ''))))
  );
}
