import { foldWord } from './fold-word.ts';
import { type LanguageCode, languageOf } from './languages/catalogue.ts';

/**
 * A word as a dictionary lists it, and what it may be a form of: "Genes" → genes, gene. For comparing: two words with a
 * form in common are taken for the same word.
 */
export const formsOf = (word: string, language: LanguageCode): ReadonlySet<string> =>
  new Set(languageOf(language).formsOf(foldWord(word, language)));
