import { scoreFeedback, type Totals } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumbers } from '../../../platform/use-numbers.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './score-line.module.css';

/** The score of a text, and the sentence that goes with it. */
export function ScoreLine({
  totals,
  message,
}: {
  totals: Pick<Totals, 'cleaned' | 'score'> | null;
  /** What to say in place of the sentence, when there is no score to speak about. */
  message: string | null;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumbers();
  const feedback = totals && (scoreFeedback(totals.score) === 'Nicely done!' ? 'good' : 'onward');
  return (
    <>
      <p className={styles.score} data-empty={!totals}>
        <VisuallyHidden>{t('live.score')} </VisuallyHidden>
        {totals ? number(totals.score) : '–'} <small>{t('live.of')}</small>
      </p>
      <p className={styles.feedback}>{message ?? (feedback && t(`live.${feedback}`))}</p>
    </>
  );
}
