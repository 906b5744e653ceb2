import { hasScore, type LanguageCode } from '@vernacular/analyzer';
import { Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ResultActions } from '../lazy-parts.ts';
import type { LiveAnalysis } from '../live/live-analysis.ts';
import { useLiveState } from '../live/use-live-analysis.ts';
import type { Result } from '../result/grading-state.ts';
import styles from './start-bar.module.css';

/** START and the actions of a result; in narrow windows a bar at the bottom, with the score and the next word. */
export function StartBar({
  live,
  start,
  current,
  language,
  isBusy,
  isSending,
  onStart,
  onNext,
}: {
  live: LiveAnalysis;
  start: Ref<HTMLButtonElement>;
  /** The result of the text as it is now. */
  current: Result | null;
  language: LanguageCode;
  isBusy: boolean;
  isSending: boolean;
  onStart: () => void;
  onNext: () => void;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const { totals, known } = useLiveState(live).levels ?? {};
  const familiar = known?.places ?? 0;
  const marked = totals ? totals.mid + totals.rare - familiar : 0;
  const isRead = totals !== undefined && hasScore(totals);
  return (
    <div className={styles.ways} data-print="no">
      <div className={styles.bar}>
        {isRead && (
          <p className={styles.score}>
            <b>{number(totals.score)}</b>{' '}
            {t('dock.marked', { count: marked, shown: number(marked) })}
            {familiar > 0 && t('dock.known', { count: familiar, shown: number(familiar) })}
          </p>
        )}
        {isRead && (
          <Button
            look="secondary"
            className={styles.next ?? ''}
            isDisabled={marked === 0}
            onPress={onNext}
          >
            {t('dock.next')}
          </Button>
        )}
        <Button ref={start} className={styles.start ?? ''} isPending={isBusy} onPress={onStart}>
          {t(isSending ? 'starting' : 'start')}
        </Button>
        {!current && (
          <p className={styles.adds}>{t(`startAdds.${language === 'en' ? 'en' : 'other'}`)}</p>
        )}
      </div>
      {current && (
        <Suspense>
          <ResultActions key={current.nth} reply={current.reply} />
        </Suspense>
      )}
    </div>
  );
}
