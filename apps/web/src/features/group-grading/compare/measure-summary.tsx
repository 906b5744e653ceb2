import type { PairedDifferences } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { Change } from './before-after-change.tsx';
import styles from './comparison.module.css';
import { useMeasureRows } from './use-statistics-rows.ts';

export function MeasureSummary({
  measure,
  differences,
}: {
  measure: 'rareShare' | 'score';
  differences: PairedDifferences;
}) {
  const { t } = useTranslation('group-grading');
  const rowsOf = useMeasureRows();
  const { before, after, change } = differences;
  return (
    <section className={styles.measure} aria-labelledby={`measure-${measure}`}>
      <h3 id={`measure-${measure}`}>{t(`compare.${measure}`)}</h3>
      <p className={styles.mean}>
        <Change
          pair={{ before: before.mean, after: after.mean }}
          change={change.mean}
          better={measure === 'score' ? 'up' : 'down'}
        />
      </p>
      <dl>
        {rowsOf(differences).map(({ name, label, value, meaning }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value ?? '–'}</bdi>
              <small>{meaning}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
