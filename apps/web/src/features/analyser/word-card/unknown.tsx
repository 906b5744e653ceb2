import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import styles from './plainer-words.module.css';

/** A polite message instead of an alert, because it appears on one card after another. */
export function Unknown({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation('grading');
  return (
    <div className={styles.none}>
      <output>{children}</output>{' '}
      <Button look="quiet" onPress={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
