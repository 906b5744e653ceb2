import { type LanguageCode, languageOf } from './languages/catalogue.ts';
import { WordScanner } from './words/scanner.ts';

/** Visits the cleaned words of a text by their offsets, in order; the words that `analyze` classifies. */
export function scanWords(
  text: string,
  language: LanguageCode,
  visit: (start: number, end: number) => void,
): void {
  const scanner = new WordScanner(text);
  const { isFragment } = languageOf(language);
  while (scanner.next()) {
    if (isFragment === undefined || !isFragment(text, scanner.start, scanner.end)) {
      visit(scanner.start, scanner.end);
    }
  }
}
