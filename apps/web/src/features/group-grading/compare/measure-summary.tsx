import type { Interval, PairedDifferences } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { Change } from './change.tsx';
import styles from './comparison.module.css';
import { useDecimals } from './use-decimals.ts';

/** Chances under this are told as under it. */
const leastChance = 0.001;

/** One measure over all students: the mean change, how sure it is, its spread and two effect sizes, each in a plain sentence. */
export function MeasureSummary({
  measure,
  differences: { before, after, change, dz, dav, inference },
}: {
  measure: 'rareShare' | 'score';
  differences: PairedDifferences;
}) {
  const { t } = useTranslation('group-grading');
  const { one, signed, effect, chance } = useDecimals();
  const { interval, bootstrap, t: tTest, wilcoxon } = inference;
  const reach = ({ low, high }: Interval) =>
    t('compare.interval', { low: signed(low), high: signed(high) });
  const likelihood = (p: number) =>
    p < leastChance
      ? t('compare.hardlyChance', { p: chance(leastChance) })
      : t('compare.chance', { p: chance(p) });
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
      wilcoxon && t('compare.ranks', { w: one(wilcoxon.w), p: likelihood(wilcoxon.p) }),
      t(wilcoxon?.isExact ? 'compare.explain.exact' : 'compare.explain.approximate'),
    ],
    ['sd', change.sd === null ? null : one(change.sd), t('compare.explain.sd')],
    ['dz', dz === null ? null : effect(dz), t('compare.explain.dz')],
    ['dav', dav === null ? null : effect(dav), t('compare.explain.dav')],
  ] as const;
  return (
    <section className={styles.measure} aria-labelledby={`measure-${measure}`}>
      <h3 id={`measure-${measure}`}>{t(`compare.${measure}`)}</h3>
      <p className={styles.mean}>
        <Change
          pair={{ before: before.mean, after: after.mean }}
          better={measure === 'score' ? 'up' : 'down'}
        />
      </p>
      <dl>
        {rows.map(([name, value, sentence]) => (
          <div key={name}>
            <dt>{t(`compare.statistic.${name}`)}</dt>
            <dd>
              <bdi>{value ?? '–'}</bdi>
              <small>{value === null ? t('compare.explain.none') : sentence}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
