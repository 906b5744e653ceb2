import type { Dictionary } from '../dictionary.ts';
import { languages } from '../languages/list.ts';
import type { LanguageCode } from '../languages/language-codes.ts';
import { buildWordTable } from '../words/word-table.ts';

/** A dictionary for tests: the words of a list are common, mid-frequency or as often as they say. */
export function smallDictionary(
  words: Readonly<Record<string, number>>,
  language: LanguageCode = 'en',
): Dictionary {
  return {
    code: 'Small2012_2015',
    language,
    label: 'A few words for a test',
    period: { from: 2012, to: 2015 },
    measure: 'occurrences',
    scale: 1,
    cutoffs: languages[language].published.cutoffs,
    tokens: null,
    edition: 'full',
    table: buildWordTable(Object.entries(words)),
  };
}

/** Gives the same count to each word of a list. */
export function each(list: string, count: number): Record<string, number> {
  return Object.fromEntries(
    list
      .trim()
      .split(/\s+/u)
      .map((word) => [word, count]),
  );
}
