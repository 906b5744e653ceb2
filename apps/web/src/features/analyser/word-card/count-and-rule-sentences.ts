import type { Level } from '@vernacular/analyzer';
import type { OfferedDictionary } from '@vernacular/contract';
import type { TFunction } from 'i18next';

type Counted = Pick<OfferedDictionary, 'measure' | 'scale' | 'cutoffs' | 'tokens'>;

/**
 * A word's level and its count as the dictionary stores it: `count` divided by the dictionary's `scale` is its measure.
 * `count` is null when it is not known exactly.
 */
export interface ExplainedWord {
  readonly level: Level;
  readonly count: number | null;
}

/** Fewer than this in a million words would be shown as none. */
const fewest = 0.01;

export function countSentence(
  t: TFunction<'word-card'>,
  number: (value: number) => string,
  { level, count }: ExplainedWord,
  { measure, scale, cutoffs, tokens }: Counted,
): string | null {
  const isUnknown = count === null;
  if (isUnknown && level !== 'rare') return null;
  const value = (count ?? 0) / scale;
  const mid = number(cutoffs.mid / scale);
  if (measure === 'per-million') {
    if (level === 'rare' && !count) return t('perMillionFewer', { mid });
    const shown = number(value);
    return shown === number(0)
      ? t('perMillionFewer', { mid: number(fewest) })
      : t('perMillion', { count: shown as never });
  }
  if (measure === 'word-pairs') {
    if (level === 'rare') return t('pairsUnlisted');
    return value < 1
      ? t('pairsListed')
      : t('pairs', { count: Math.floor(value), shown: number(Math.floor(value)) });
  }
  const millions = tokens === null ? null : number(Math.round(tokens / 100_000) / 10);
  if (isUnknown) {
    return millions === null ? t('fewerAlone', { mid }) : t('fewer', { mid, tokens: millions });
  }
  const times = t('times', { count: value, shown: number(value) });
  return millions === null
    ? t('occurrencesAlone', { times })
    : t('occurrences', { times, tokens: millions });
}

export function ruleSentence(
  t: TFunction<'word-card'>,
  number: (value: number) => string,
  { measure, scale, cutoffs }: Counted,
): string {
  const values = { common: number(cutoffs.common / scale), mid: number(cutoffs.mid / scale) };
  if (measure === 'per-million') return t('rulePerMillion', values);
  return measure === 'word-pairs' ? t('rulePairs', values) : t('rule', values);
}
