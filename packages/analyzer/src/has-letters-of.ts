import { languageOf } from './languages/catalogue.ts';
import type { LanguageCode } from './languages/language-codes.ts';

/** Whether at least one letter of a text is in the script of a language. */
export const hasLettersOf = (text: string, language: LanguageCode): boolean =>
  languageOf(language).letter.test(text);
