import { type Dictionary, type LanguageCode, languages } from '@vernacular/analyzer';

/**
 * The published cut-offs, scaled to a corpus of `tokens` words: common from about 11, mid-frequency from about 0.6
 * occurrences per million words. In a small corpus they are at least 1 for mid-frequency and 2 for common.
 */
export function scaledCutoffs(language: LanguageCode, tokens: number): Dictionary['cutoffs'] {
  const { published } = languages[language];
  const factor = tokens / published.tokens;
  const { common, mid } = published.cutoffs;
  const lower = Math.max(1, Math.round(mid * factor));
  return { common: Math.max(lower + 1, Math.round(common * factor)), mid: lower };
}
