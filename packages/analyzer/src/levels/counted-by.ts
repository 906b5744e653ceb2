import { type LanguageCode, languageOf } from '../languages/catalogue.ts';

/** Whose counts give a word its level: the dictionary's own, or those beside it for a word in their script. */
export const countedBy = <Counts extends { readonly language: LanguageCode }>(
  word: string,
  own: Counts,
  beside: Counts | null | undefined,
): Counts => (beside && languageOf(beside.language).opensWith(word.charCodeAt(0)) ? beside : own);
