import type { Level } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';
import type { TFunction } from 'i18next';

type Counted = Pick<OfferedDictionary, 'measure' | 'scale' | 'cutoffs' | 'tokens'>;

/** A word whose level is to be explained; `count` in table units, null when it is not known exactly. */
export interface ExplainedWord {
  readonly level: Level;
  readonly count: number | null;
}

/** How often a word was met, in a sentence. */
export function countSentence(
  t: TFunction<'analyser'>,
  number: (value: number) => string,
  { level, count }: ExplainedWord,
  { measure, scale, cutoffs, tokens }: Counted,
): string | null {
  const isUnknown = count === null;
  if (isUnknown && level !== 'rare') return null;
  const value = (count ?? 0) / scale;
  const mid = number(cutoffs.mid / scale);
  if (measure === 'per-million') {
    if (level === 'rare' && !count) return t('word.perMillionFewer', { mid });
    return t('word.perMillion', { count: number(value) as never });
  }
  if (measure === 'word-pairs') {
    if (level === 'rare') return t('word.pairsUnlisted');
    return value < 1
      ? t('word.pairsListed')
      : t('word.pairs', { count: Math.floor(value), shown: number(Math.floor(value)) });
  }
  const millions = tokens === null ? null : number(Math.round(tokens / 100_000) / 10);
  if (isUnknown) {
    return millions === null
      ? t('word.fewerAlone', { mid })
      : t('word.fewer', { mid, tokens: millions });
  }
  const times = t('word.times', { count: value, shown: number(value) });
  return millions === null
    ? t('word.occurrencesAlone', { times })
    : t('word.occurrences', { times, tokens: millions });
}

/** From which counts on a word has which level, in a sentence. */
export function ruleSentence(
  t: TFunction<'analyser'>,
  number: (value: number) => string,
  { measure, scale, cutoffs }: Counted,
): string {
  const values = { common: number(cutoffs.common / scale), mid: number(cutoffs.mid / scale) };
  if (measure === 'per-million') return t('word.rulePerMillion', values);
  return measure === 'word-pairs' ? t('word.rulePairs', values) : t('word.rule', values);
}
