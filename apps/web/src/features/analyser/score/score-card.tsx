import { hasScore, wholeShares, type Totals } from '@vernacular/analyzer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { LevelBar } from '../../../ui/level-bar/level-bar.tsx';
import { levelsByNumber } from '../words/coloured-words.ts';
import { ScaleSentence } from './rare-words-sentence.tsx';
import styles from './score-card.module.css';
import { ScoreLine } from './score-line.tsx';

const nothing = { common: 0, mid: 0, rare: 0 };

export function ScoreCard({
  totals,
  message,
  labelledBy,
  head,
  difficulty,
  note,
  children,
}: {
  totals: Totals | null;
  /** Shown instead of the feedback when there is no score. */
  message: string | null;
  labelledBy?: string;
  head?: ReactNode;
  difficulty?: ReactNode;
  note?: ReactNode;
  /** START and what it says. Only what keeps its height stands above it, so that it never moves from under a pointer. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('analyser');
  const { t: tGrading } = useTranslation('grading');
  const { number, percent } = useNumberFormat();
  const withWords = totals && hasScore(totals) ? totals : null;
  const shares = withWords && wholeShares(withWords);
  return (
    <section
      className={styles.card}
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': t('live.title') })}
      data-print={withWords ? 'numbers' : undefined}
    >
      {head}
      <ScoreLine score={withWords?.score ?? null} message={message} />
      <LevelBar counts={totals ?? nothing} />
      {children}
      {withWords && shares && (
        <>
          <ul className={styles.counts}>
            {levelsByNumber.map((level) => (
              <li key={level} data-level={level}>
                <span>{tGrading(`level.${level}`)}</span>
                <b>{number(withWords[level])}</b> <small>{percent(shares[level])}</small>
              </li>
            ))}
          </ul>
          <p className={styles.sentence}>
            <ScaleSentence totals={withWords} /> {difficulty}
          </p>
          <p className={styles.legend}>{t('result.legend')}</p>
        </>
      )}
      {note}
    </section>
  );
}
