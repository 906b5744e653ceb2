import { scoreFeedback } from '@vernacular/analyzer';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './score-line.module.css';

export function ScoreLine({ score, message }: { score: number | null; message: string | null }) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const feedback = score !== null && (scoreFeedback(score) === 'Nicely done!' ? 'good' : 'onward');
  return (
    <div className={styles.line} data-empty={score === null}>
      <p className={styles.score}>
        <VisuallyHidden>{t('live.score')} </VisuallyHidden>
        <b>{score === null ? '–' : number(score)}</b> <small>{t('live.of')}</small>
      </p>
      <p className={styles.feedback}>
        {message ??
          (feedback && (
            <>
              {t('live.vocabulary')} <span>{t(`live.${feedback}`)}</span>
            </>
          ))}
      </p>
    </div>
  );
}
