import { languageOf } from './languages/catalogue.ts';
import type { LanguageCode } from './languages/language-codes.ts';
import { fold } from './words/fold.ts';

/**
 * The folded word and those of which it may be a form: in English its singulars ("Genes" → genes, gene), in Hebrew the
 * word without prefixes and endings. Two words with a form in common count as the same word.
 */
export const formsOf = (word: string, language: LanguageCode): ReadonlySet<string> =>
  new Set(languageOf(language).formsOf(fold(word)));
