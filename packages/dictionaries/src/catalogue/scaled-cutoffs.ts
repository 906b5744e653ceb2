import type { Dictionary, LanguageCode } from '@vernacular/analyzer';

import { publishedCutoffs } from './known-dictionaries.ts';

// English: 1000 and 50 in a corpus of about 90 million words. Hebrew: 100 and 5, the same rates in 9 million.
const publishedCorpus = { en: 90_000_000, he: 9_000_000 } as const satisfies Record<
  LanguageCode,
  number
>;

/**
 * The published cut-offs, scaled to a corpus of `tokens` words: common from about 11, mid-frequency from about 0.6
 * occurrences per million words. In a small corpus they are at least 1 for mid-frequency and 2 for common.
 */
export function scaledCutoffs(language: LanguageCode, tokens: number): Dictionary['cutoffs'] {
  const factor = tokens / publishedCorpus[language];
  const { common, mid } = publishedCutoffs[language];
  const lower = Math.max(1, Math.round(mid * factor));
  return { common: Math.max(lower + 1, Math.round(common * factor)), mid: lower };
}
