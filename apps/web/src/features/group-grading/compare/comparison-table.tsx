import type { Comparison } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { Table } from '../../../ui/table/table.tsx';
import { Change } from './change.tsx';
import styles from './comparison.module.css';
import { Dumbbell, scaleEnd } from './dumbbell.tsx';
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
