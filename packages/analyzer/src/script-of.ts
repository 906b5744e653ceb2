import { hasLettersOf } from './has-letters-of.ts';
import { type LanguageCode, languageCodes } from './languages/language-codes.ts';

/** The language of a word's letters; English if it has none of another text language. */
export const scriptOf = (word: string): LanguageCode =>
  languageCodes.find((code) => code !== 'en' && hasLettersOf(word, code)) ?? 'en';
