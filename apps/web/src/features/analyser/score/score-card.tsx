import { hasScore, type Level, type Totals } from '@vernacular/analyzer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { LevelTable } from './level-table.tsx';
import { Scale } from './scale.tsx';
import { ScoreLine } from './score-line.tsx';
import styles from './score-card.module.css';

const nothing = { common: 0, mid: 0, rare: 0 };

export function ScoreCard({
  totals,
  message,
  filter,
  labelledBy,
  symbols = null,
  head,
  foot,
  onFilter,
  onJump,
}: {
  totals: Totals | null;
  /** Shown instead of the feedback when there is no score. */
  message: string | null;
  filter: Level | null;
  labelledBy?: string;
  /** Null when they were not counted separately. */
  symbols?: number | null;
  head?: ReactNode;
  foot?: ReactNode;
  onFilter: (level: Level | null) => void;
  onJump: (direction: 1 | -1, level: Level) => void;
}) {
  const { t } = useTranslation('analyser');
  const withWords = totals && hasScore(totals) ? totals : null;
  return (
    <section
      className={styles.card}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': t('live.title') })}
      data-print={withWords ? 'numbers' : undefined}
    >
      {head}
      <ScoreLine score={withWords?.score ?? null} message={message} />
      <LevelBar counts={totals ?? nothing} />
      <LevelTable {...{ totals, symbols, filter, onFilter, onJump }} />
      <p className={styles.legend}>{t('result.legend')}</p>
      {withWords && <Scale totals={withWords} />}
      {foot}
    </section>
  );
}
