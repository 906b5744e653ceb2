import { languageOf } from './languages/catalogue.ts';
import type { LanguageCode } from './languages/language-codes.ts';
import { WordScanner } from './words/scanner.ts';

/** Calls `visit` for each word as `analyze` reads them, but a word hyphenated at a line end counts as two. */
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
