import type { Suggestion } from '@vernacular/check';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { gain } from './gain.ts';
import styles from './plainer-words.module.css';
import { Unknown } from './unknown.tsx';

export function PlainerWords({
  word,
  suggestions,
  unroundedScore,
  onChoose,
  onRetry,
}: {
  word: string;
  /** Null when the lookup failed. */
  suggestions: readonly Suggestion[] | null;
  unroundedScore: number;
  onChoose: (suggestion: Suggestion) => void;
  onRetry: () => void;
}) {
  const { t } = useTranslation('word-card');
  const { t: tGrading } = useTranslation('grading');
  const { fixed } = useNumberFormat();
  if (suggestions === null) return <Unknown onRetry={onRetry}>{t('plainer.missing')}</Unknown>;
  if (suggestions.length === 0) return <p className={styles.none}>{t('plainer.none')}</p>;
  return (
    <div className={styles.plainer}>
      <h4>{t('plainer.title')}</h4>
      <ul>
        {suggestions.map((suggestion) => {
          const { plainer, level } = suggestion;
          const scores = gain(unroundedScore, suggestion.unroundedScore);
          const [from, to] = [fixed(scores.from, scores.digits), fixed(scores.to, scores.digits)];
          return (
            <li key={plainer}>
              <Button
                look="secondary"
                className={styles.choice ?? ''}
                aria-label={t('plainer.replace', {
                  plainer,
                  word,
                  level: tGrading(`level.${level}`),
                  gain: t('plainer.gainSaid', { from, to }),
                })}
                onPress={() => onChoose(suggestion)}
              >
                <bdi lang="en" data-level={level}>
                  {plainer}
                </bdi>
                <span>{t('plainer.gain', { from, to })}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
