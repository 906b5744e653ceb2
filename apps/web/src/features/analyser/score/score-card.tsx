import { scoreFeedback, type Level, type Totals } from '@vernacular/analyzer';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { ToggleButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

import { useNumbers } from '../../../platform/use-numbers.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { levelsByNumber } from '../words/coloured-words.ts';
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
  const { t } = useTranslation(['analyser', 'grading']);
  const { number, percent } = useNumbers();
  const hasWords = totals !== null && totals.cleaned > 0;
  const feedback = hasWords && (scoreFeedback(totals.score) === 'Nicely done!' ? 'good' : 'onward');
  return (
    <section className={styles.card} aria-label={t('live.title')}>
      <p className={styles.score} data-empty={!hasWords}>
        {hasWords ? number(totals.score) : '–'} <small>{t('live.of')}</small>
      </p>
      <p className={styles.feedback}>{message ?? (feedback && t(`live.${feedback}`))}</p>
      <LevelBar counts={totals ?? nothing} />
      <ul className={styles.levels} aria-label={t('live.levels')}>
        {levelsByNumber.map((level) => {
          const name = t(`level.${level}`, { ns: 'grading' });
          const count = totals?.[level] ?? 0;
          return (
            <li key={level} data-level={level}>
              <ToggleButton
                className={styles.level ?? ''}
                isSelected={filter === level}
                isDisabled={count === 0 && filter !== level}
                onChange={(isOn) => onFilter(isOn ? level : null)}
                aria-label={t('live.filter', { level: name })}
              >
                <span className={styles.name}>{name}</span>
              </ToggleButton>
              <span className={styles.count}>{number(count)}</span>
              <span className={styles.share}>{percent(totals?.percentages[level] ?? 0)}</span>
              <span className={styles.jumps}>
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
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
