import type { Comparison, Pair } from '@vernacular/analyzer';
import { ArrowDown, ArrowUp, Equal } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Table } from '../../../ui/table/table.tsx';
import styles from './comparison.module.css';
import { useDecimals, useMeasureRows } from './use-statistics.ts';

interface SummaryProps {
  readonly measure: 'rareShare' | 'score';
  readonly comparison: Comparison;
}

export function MeasureSummary({ measure, comparison }: SummaryProps) {
  const { t } = useTranslation('group-grading');
  const rowsOf = useMeasureRows();
  const differences = comparison[measure];
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
            <dt className="soft">{label}</dt>
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

export function ComparisonTable({ students }: Pick<Comparison, 'students'>) {
  const { t } = useTranslation('group-grading');
  const { one } = useDecimals();
  const end = scaleEnd(students.flatMap(({ rareShare }) => [rareShare.before, rareShare.after]));
  return (
    <Table isFramed className={styles.table} caption={t('compare.table.caption')}>
      <thead>
        <tr>
          <th scope="col">
            {t('compare.table.student')}
            <span className={styles.key} aria-hidden="true">
              <svg width="10" height="10">
                <circle className={styles.was} cx="5" cy="5" r="4" />
              </svg>
              {t('compare.before')}
              <svg width="10" height="10">
                <circle className={styles.is} cx="5" cy="5" r="4.5" />
              </svg>
              {t('compare.after')}
              <bdi>{t('compare.table.scale', { end: one(end) })}</bdi>
            </span>
          </th>
          <th scope="col">{t('compare.rareShare')}</th>
          <th scope="col">{t('compare.score')}</th>
        </tr>
      </thead>
      <tbody>
        {students.map(({ student, rareShare, score }) => (
          <tr key={student}>
            <th scope="row">
              <bdi>{student}</bdi>
              <Dumbbell pair={rareShare} end={end} />
            </th>
            <td>
              <Change pair={rareShare} better="down" />
            </td>
            <td>
              <Change pair={score} better="up" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The smallest round number that no value exceeds, so that the scale is readable even with few students. */
function scaleEnd(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20].find((each) => most / each <= 5) ?? 20;
  return Math.ceil(most / step) * step;
}

/** A line from an open dot to a filled one; hidden from screen readers, as the numbers are beside. */
function Dumbbell({ pair: { before, after }, end }: { pair: Pair; end: number }) {
  const at = (value: number) => `${2 + (96 * value) / end}%`;
  return (
    <svg className={styles.dumbbell} height="14" aria-hidden="true">
      <line className={styles.axis} x1="2%" x2="98%" y1="7" y2="7" />
      <line className={styles.way} x1={at(before)} x2={at(after)} y1="7" y2="7" />
      <circle className={styles.was} cx={at(before)} cy="7" r="4" />
      <circle className={styles.is} cx={at(after)} cy="7" r="4.5" />
    </svg>
  );
}

interface ChangeProps {
  readonly pair: Pair;
  /** Pass it if known: in the last digit, the mean of the changes can differ from the change of the means. */
  readonly change?: number;
  readonly better: 'down' | 'up';
}

function Change({ pair: { before, after }, change = after - before, better }: ChangeProps) {
  const { t } = useTranslation('group-grading');
  const { one, signed, direction } = useDecimals();
  const way = direction(change);
  const Icon = way === null ? Equal : way === 'down' ? ArrowDown : ArrowUp;
  const isBetter = way === null ? undefined : way === better;
  return (
    <>
      <span className={styles.change} data-better={isBetter}>
        <Icon aria-hidden="true" />
        <bdi>{signed(change)}</bdi>
      </span>
      <small>{t('compare.fromTo', { before: one(before), after: one(after) })}</small>
    </>
  );
}
