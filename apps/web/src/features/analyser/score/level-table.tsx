import { wholeShares, type Level, type Totals } from '@vernacular/analyzer';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { levelsByNumber } from '../words/coloured-words.ts';
import styles from './level-table.module.css';

export function LevelTable({
  totals,
  symbols,
  filter,
  onFilter,
  onJump,
}: {
  totals: Totals;
  /** Null when symbols were not counted separately. */
  symbols: number | null;
  filter: Level | null;
  onFilter: (level: Level | null) => void;
  onJump: (direction: 1 | -1, level: Level) => void;
}) {
  const { t } = useTranslation('analyser');
  const { number, percent } = useNumberFormat();
  const { cleaned } = totals;
  const shares = wholeShares(totals);
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
            count={totals[level]}
            share={shares[level]}
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

const jumps = [
  { direction: -1, key: 'previous', icon: ChevronUp },
  { direction: 1, key: 'next', icon: ChevronDown },
] as const;

const LevelRow = memo(function LevelRow({
  level,
  count,
  share,
  isFilter,
  onFilter,
  onJump,
}: {
  level: Level;
  count: number;
  /** Whole percent. */
  share: number;
  isFilter: boolean;
  onFilter: (level: Level | null) => void;
  onJump: (direction: 1 | -1, level: Level) => void;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { number, percent } = useNumberFormat();
  const name = tGrading(`level.${level}`);
  return (
    <tr data-level={level}>
      <th scope="row">
        <ToggleButton
          className={styles.level ?? ''}
          isSelected={isFilter}
          isDisabled={count === 0 && !isFilter}
          onChange={(isOn) => onFilter(isOn ? level : null)}
          aria-label={t('live.filter', { level: name })}
        >
          <span className={styles.name}>{name}</span>
        </ToggleButton>
      </th>
      <td>{number(count)}</td>
      <td>{percent(share)}</td>
      <td className={styles.jumps}>
        {jumps.map(({ direction, key, icon }) => (
          <Button
            key={key}
            icon={icon}
            look="quiet"
            aria-label={t(`live.${key}`, { level: name })}
            isDisabled={count === 0}
            onPress={() => onJump(direction, level)}
          />
        ))}
      </td>
    </tr>
  );
});
