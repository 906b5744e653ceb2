import { hasLettersOf, type LanguageCode, languageCodes } from '@vernacular/analyzer';

/** The language of a word's letters; English if it has none of another text language. */
export const scriptOf = (word: string): LanguageCode =>
  languageCodes.find((code) => code !== 'en' && hasLettersOf(word, code)) ?? 'en';
