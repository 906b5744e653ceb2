import type { Comparison, Pair } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { Table } from '../../../ui/table/table.tsx';
import { Change } from './before-after-change.tsx';
import styles from './comparison.module.css';
import { useDecimals } from './use-decimals.ts';

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

/**
 * Before and after on one line: an open dot, a filled dot and a line between. Hidden from screen readers, because the
 * numbers are beside it.
 */
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
