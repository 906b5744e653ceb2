import { foldWord } from './fold-word.ts';
import { type LanguageCode, languageOf } from './languages/catalogue.ts';

/**
 * The dictionary form of a word and its possible base forms: "Genes" → genes, gene. Two words with a form in common
 * count as the same word.
 */
export const formsOf = (word: string, language: LanguageCode): ReadonlySet<string> =>
  new Set(languageOf(language).formsOf(foldWord(word, language)));
