import { scoreFeedback, type Level, type Totals } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumbers } from '../../../platform/use-numbers.ts';
import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { levelsByNumber } from '../words/coloured-words.ts';
import { LevelRow } from './level-row.tsx';
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
  const { number } = useNumbers();
  const hasWords = totals !== null && totals.cleaned > 0;
  const feedback = hasWords && (scoreFeedback(totals.score) === 'Nicely done!' ? 'good' : 'onward');
  return (
    <section className={styles.card} aria-label={t('live.title')}>
      <p className={styles.score} data-empty={!hasWords}>
        <VisuallyHidden>{t('live.score')} </VisuallyHidden>
        {hasWords ? number(totals.score) : '–'} <small>{t('live.of')}</small>
      </p>
      <p className={styles.feedback}>{message ?? (feedback && t(`live.${feedback}`))}</p>
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
