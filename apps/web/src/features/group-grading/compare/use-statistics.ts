import type { Interval, PairedDifferences } from '@vernacular/analyzer';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';

/** Number formats of comparisons: one decimal, two for t and effect sizes (`effect`), three for p-values (`chance`). */
export function useDecimals() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = (digits: number, signDisplay: 'exceptZero' | 'negative') =>
      new Intl.NumberFormat(i18n.language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay,
      });
    const minus = (text: string) => text.replace('-', '−');
    const [plain, fine] = [format(1, 'negative'), format(3, 'negative')];
    const [change, size] = [format(1, 'exceptZero'), format(2, 'exceptZero')];
    return {
      one: (value: number) => minus(plain.format(value)),
      signed: (value: number) => minus(change.format(value)),
      /** The direction of a value as displayed: null if it rounds to zero. */
      direction: (value: number) => {
        const parts = new Set(change.formatToParts(value).map(({ type }) => type));
        return parts.has('plusSign') ? 'up' : parts.has('minusSign') ? 'down' : null;
      },
      effect: (value: number) => minus(size.format(value)),
      chance: (value: number) => fine.format(value),
    };
  }, [i18n.language]);
}

/** A smaller p-value is shown as "less than" this. */
const leastChance = 0.001;

/** In Hebrew, a signed number begins with U+200E, which would turn a range: each is isolated. */
const apart = (written: string) =>
  written.startsWith('\u200E') ? `\u2066${written.slice(1)}\u2069` : written;

/** Returns a function that makes rows with label, value and meaning; a value is null for too few texts. */
export function useMeasureRows() {
  const { t } = useTranslation('group-grading');
  const { one, signed, effect, chance } = useDecimals();
  const { number } = useNumberFormat();
  const reach = ({ low, high }: Interval) =>
    t('compare.interval', { low: apart(signed(low)), high: apart(signed(high)) });
  const likelihood = (p: number) =>
    p < leastChance
      ? t('compare.hardlyChance', { p: chance(leastChance) })
      : t('compare.chance', { p: chance(p) });
  return ({ before, after, change, dz, dav, inference }: PairedDifferences) => {
    const { interval, bootstrap, t: tTest, wilcoxon } = inference;
    const rows = [
      [
        'mean',
        signed(change.mean),
        t('compare.explain.mean', { before: one(before.mean), after: one(after.mean) }),
      ],
      ['interval', interval && reach(interval), t('compare.explain.interval')],
      ...(bootstrap
        ? ([['bootstrap', reach(bootstrap), t('compare.explain.bootstrap')]] as const)
        : []),
      [
        't',
        tTest && t('compare.tTest', { df: tTest.df, t: effect(tTest.t), p: likelihood(tTest.p) }),
        t('compare.explain.t'),
      ],
      [
        'wilcoxon',
        wilcoxon && t('compare.ranks', { v: number(wilcoxon.w), p: likelihood(wilcoxon.p) }),
        t(wilcoxon?.isExact ? 'compare.explain.exact' : 'compare.explain.approximate'),
      ],
      ['sd', change.sd === null ? null : one(change.sd), t('compare.explain.sd')],
      ['dz', dz === null ? null : effect(dz), t('compare.explain.dz')],
      ['dav', dav === null ? null : effect(dav), t('compare.explain.dav')],
    ] as const;
    return rows.map(([name, value, meaning]) => ({
      name,
      label: t(`compare.statistic.${name}`),
      value,
      meaning: value === null ? t('compare.explain.none') : meaning,
    }));
  };
}
