import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Replacement } from '../screen-state.ts';
import styles from './replacement-card.module.css';

export function ReplacementCard({
  ref,
  exchange: { before, after, isUndone },
  score,
  hasNext,
  onUndo,
  onNext,
}: {
  ref: Ref<HTMLButtonElement>;
  exchange: Replacement;
  /** Score of the current text; null while it is being analysed. */
  score: number | null;
  hasNext: boolean;
  onUndo: () => void;
  onNext: () => void;
}) {
  const { t } = useTranslation('word-card');
  const { number } = useNumberFormat();
  return (
    <div className={styles.exchange}>
      <p>{isUndone ? t('exchanged.undone', { before }) : t('exchanged.says', { before, after })}</p>
      {score !== null && <p>{t('exchanged.score', { score: number(score) })}</p>}
      <div className={styles.ways}>
        {!isUndone && (
          <Button look="secondary" onPress={onUndo}>
            {t('exchanged.undo')}
          </Button>
        )}
        <Button ref={ref} look="secondary" isDisabled={!hasNext} onPress={onNext}>
          {t('nextMarked')}
        </Button>
      </div>
    </div>
  );
}
