import type { LanguageCode } from '@vernacular/analyzer';

const hebrewLetter = /[\u05d0-\u05f2]/;

/** The language whose letters a word is written in. */
export const scriptOf = (word: string): LanguageCode => (hebrewLetter.test(word) ? 'he' : 'en');
