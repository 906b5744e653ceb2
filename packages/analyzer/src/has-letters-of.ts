import type { LanguageCode } from './languages/catalogue.ts';

const letters = { en: /\p{Script=Latin}/u, he: /\p{Script=Hebrew}/u };

/** Whether a text has letters in the script of a language. */
export const hasLettersOf = (text: string, language: LanguageCode): boolean =>
  letters[language].test(text);
