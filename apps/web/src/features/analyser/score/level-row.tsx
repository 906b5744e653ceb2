import type { Level } from '@vernacular/analyzer';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './level-table.module.css';

export const LevelRow = memo(function LevelRow({
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
        <Button
          look="quiet"
          aria-label={t('live.previous', { level: name })}
          isDisabled={count === 0}
          onPress={() => onJump(-1, level)}
        >
          <ChevronUp aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          aria-label={t('live.next', { level: name })}
          isDisabled={count === 0}
          onPress={() => onJump(1, level)}
        >
          <ChevronDown aria-hidden="true" />
        </Button>
      </td>
    </tr>
  );
});
