import type { Level, Totals } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { levelsByNumber } from '../words/coloured-words.ts';
import { LevelRow } from './level-row.tsx';
import { ScoreLine } from './score-line.tsx';
import styles from './score-card.module.css';

const nothing = { common: 0, mid: 0, rare: 0 };

/** The score of the text as it stands, and its words by level: each level filters the marks and jumps through its words. */
export function ScoreCard({
  totals,
  message,
  filter,
  onFilter,
  onJump,
}: {
  totals: Totals | null;
  /** What to say in place of the feedback, when there is no score to speak about. */
  message: string | null;
  filter: Level | null;
  onFilter: (level: Level | null) => void;
  onJump: (direction: 1 | -1, level: Level) => void;
}) {
  const { t } = useTranslation('analyser');
  const hasWords = totals !== null && totals.cleaned > 0;
  return (
    <section className={styles.card} aria-label={t('live.title')}>
      <ScoreLine totals={hasWords ? totals : null} message={message} />
      <LevelBar counts={totals ?? nothing} />
      <ul className={styles.levels} aria-label={t('live.levels')}>
        {levelsByNumber.map((level) => (
          <LevelRow
            key={level}
            level={level}
            count={totals?.[level] ?? 0}
            share={totals?.percentages[level] ?? 0}
            isFilter={filter === level}
            onFilter={onFilter}
            onJump={onJump}
          />
        ))}
      </ul>
    </section>
  );
}
