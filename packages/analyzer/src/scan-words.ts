import { type LanguageCode, languageOf } from './languages/catalogue.ts';
import { WordScanner } from './words/scanner.ts';

/**
 * Visits the cleaned words of a text by their offsets, in order: the words that `analyze` classifies, but that without a
 * dictionary a word that a line's end divides stays two.
 */
export function scanWords(
  text: string,
  language: LanguageCode,
  visit: (start: number, end: number) => void,
): void {
  const scanner = new WordScanner(text, languageOf(language));
  while (scanner.next()) {
    for (let at = 0; at < scanner.length; at++) visit(scanner.starts[at]!, scanner.ends[at]!);
  }
}
