import { type LanguageCode, languageOf } from '../languages/catalogue.ts';

/** The dictionary that gives a word its level: `beside` for a word in its script, else `own`. */
export const countedBy = <Counts extends { readonly language: LanguageCode }>(
  word: string,
  own: Counts,
  beside: Counts | null | undefined,
): Counts => (beside && languageOf(beside.language).opensWith(word.charCodeAt(0)) ? beside : own);
