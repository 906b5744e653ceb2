import { hasLettersOf } from './has-letters-of.ts';
import { type LanguageCode, languageCodes } from './languages/language-codes.ts';

/**
 * Returns the text language other than English in whose script a word has a letter, such as `he`; `en` if there is
 * none.
 */
export const scriptOf = (word: string): LanguageCode =>
  languageCodes.find((code) => code !== 'en' && hasLettersOf(word, code)) ?? 'en';
