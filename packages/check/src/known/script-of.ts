import type { LanguageCode } from '@vernacular/analyzer';

const hebrewLetter = /[\u05d0-\u05f2]/;

/** The language of a word's letters: `he` if one is Hebrew, otherwise `en`. */
export const scriptOf = (word: string): LanguageCode => (hebrewLetter.test(word) ? 'he' : 'en');
