import type { LanguageCode } from './languages/catalogue.ts';

const letters = { en: /\p{Script=Latin}/u, he: /\p{Script=Hebrew}/u };

/** Whether at least one letter of a text is in the script of a language: Latin or Hebrew. */
export const hasLettersOf = (text: string, language: LanguageCode): boolean =>
  letters[language].test(text);
