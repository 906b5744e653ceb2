import { type LanguageCode, languageOf } from './languages/catalogue.ts';
import { WordScanner } from './words/scanner.ts';

/**
 * Visits the words that `analyze` classifies, by offset, in order. Without a dictionary, a word hyphenated at a line
 * end counts as two.
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
