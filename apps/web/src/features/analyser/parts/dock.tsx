import { hasScore } from '@vernacular/analyzer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { LiveReading } from '../live/live-reading.ts';
import { useLiveState } from '../live/use-live-state.ts';
import styles from './dock.module.css';

export function Dock({
  live,
  onNext,
  children,
}: {
  live: LiveReading;
  onNext: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('analyser');
  const { number } = useNumberFormat();
  const { totals, known } = useLiveState(live).levels ?? {};
  const familiar = known?.places ?? 0;
  const marked = totals ? totals.mid + totals.rare - familiar : 0;
  return (
    <div className={styles.dock}>
      {totals && hasScore(totals) && (
        <>
          <p className={styles.score}>
            <b>{number(totals.score)}</b>{' '}
            {t('dock.marked', { count: marked, shown: number(marked) })}
            {familiar > 0 && t('dock.known', { count: familiar, shown: number(familiar) })}
          </p>
          <Button
            look="secondary"
            className={styles.next ?? ''}
            isDisabled={marked === 0}
            onPress={onNext}
          >
            {t('dock.next')}
          </Button>
        </>
      )}
      {children}
    </div>
  );
}
