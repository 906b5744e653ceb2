import { wholeShares, type Level, type Totals } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Table } from '../../../ui/table/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { levelsByNumber } from '../words/coloured-words.ts';
import { LevelRow } from './level-row.tsx';
import styles from './level-table.module.css';

export function LevelTable({
  totals,
  symbols,
  filter,
  onFilter,
  onJump,
}: {
  totals: Totals | null;
  /** Null when symbols were not counted separately. */
  symbols: number | null;
  filter: Level | null;
  onFilter: (level: Level | null) => void;
  onJump: (direction: 1 | -1, level: Level) => void;
}) {
  const { t } = useTranslation('analyser');
  const { number, percent } = useNumberFormat();
  const cleaned = totals?.cleaned ?? 0;
  const shares = totals && wholeShares(totals);
  return (
    <Table className={styles.table} caption={t('result.table')}>
      <thead>
        <tr>
          <th scope="col">{t('result.level')}</th>
          <th scope="col">{t('result.count')}</th>
          <th scope="col">{t('result.share')}</th>
          <th scope="col">
            <VisuallyHidden>{t('result.jump')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {levelsByNumber.map((level) => (
          <LevelRow
            key={level}
            level={level}
            count={totals?.[level] ?? 0}
            share={shares?.[level] ?? 0}
            isFilter={filter === level}
            onFilter={onFilter}
            onJump={onJump}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('result.total')}</th>
          <td>{number(cleaned)}</td>
          <td>{percent(cleaned === 0 ? 0 : 100)}</td>
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
