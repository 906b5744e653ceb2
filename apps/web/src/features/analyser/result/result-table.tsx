import type { Totals } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumbers } from '../../../platform/use-numbers.ts';
import { Table } from '../../../ui/table/table.tsx';
import { levelsByNumber } from '../words/coloured-words.ts';
import styles from './result-table.module.css';

/** Counts and whole percentages of the cleaned words, by level; symbols, where they are counted apart, stand below. */
export function ResultTable({ totals, symbols }: { totals: Totals; symbols: number | null }) {
  const { t } = useTranslation(['analyser', 'grading']);
  const { number, percent } = useNumbers();
  return (
    <Table className={styles.table} caption={t('result.table')}>
      <thead>
        <tr>
          <th scope="col">{t('result.level')}</th>
          <th scope="col">{t('result.count')}</th>
          <th scope="col">{t('result.share')}</th>
        </tr>
      </thead>
      <tbody>
        {levelsByNumber.map((level) => (
          <tr key={level} data-level={level}>
            <th scope="row">
              <span>{t(`level.${level}`, { ns: 'grading' })}</span>
            </th>
            <td>{number(totals[level])}</td>
            <td>{percent(totals.percentages[level])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('result.total')}</th>
          <td>{number(totals.cleaned)}</td>
          <td>{percent(totals.cleaned === 0 ? 0 : 100)}</td>
        </tr>
        {symbols !== null && (
          <tr>
            <th scope="row">{t('result.symbols')}</th>
            <td>{number(symbols)}</td>
            <td>–</td>
          </tr>
        )}
      </tfoot>
    </Table>
  );
}
