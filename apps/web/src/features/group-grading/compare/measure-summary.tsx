import type { PairedDifferences } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { Change } from './change.tsx';
import styles from './comparison.module.css';
import { useDecimals } from './use-decimals.ts';

/** One measure over all students: the mean change, its spread and two effect sizes, each in a plain sentence. */
export function MeasureSummary({
  measure,
  differences: { before, after, change, dz, dav },
}: {
  measure: 'rareShare' | 'score';
  differences: PairedDifferences;
}) {
  const { t } = useTranslation('group-grading');
  const { one, signed, effect } = useDecimals();
  const rows = [
    [
      'mean',
      signed(change.mean),
      t('compare.explain.mean', { before: one(before.mean), after: one(after.mean) }),
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
