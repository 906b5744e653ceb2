import { languageOf } from '../languages/catalogue.ts';
import type { LanguageCode } from '../languages/language-codes.ts';

/** Chooses the dictionary for a word: `beside` if the word begins with a letter of its script, else `own`. */
export const countedBy = <Counts extends { readonly language: LanguageCode }>(
  word: string,
  own: Counts,
  beside: Counts | null | undefined,
): Counts => (beside && languageOf(beside.language).opensWith(word.charCodeAt(0)) ? beside : own);
