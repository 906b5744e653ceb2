import type { Dictionary, LanguageCode } from '@vernacular/analyzer';

import { publishedCutoffs } from './known-dictionaries.ts';

// English: a corpus of about 90 million words has 1000 and 50. Hebrew has 100 and 5, the same rates for 9 million.
const publishedCorpus = { en: 90_000_000, he: 9_000_000 } as const satisfies Record<
  LanguageCode,
  number
>;

/**
 * The cut-offs of a dictionary made of so many words: the published ones, scaled to the corpus, so that a word
 * is common from about 11 and mid-frequency from about 0.6 occurrences per million words.
 * In a small corpus a word is mid-frequency from its first occurrence and common from its second at least.
 */
export function scaledCutoffs(language: LanguageCode, tokens: number): Dictionary['cutoffs'] {
  const factor = tokens / publishedCorpus[language];
  const { common, mid } = publishedCutoffs[language];
  const lower = Math.max(1, Math.round(mid * factor));
  return { common: Math.max(lower + 1, Math.round(common * factor)), mid: lower };
}
