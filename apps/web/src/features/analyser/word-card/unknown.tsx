import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

/** What could not be looked up about a word. It stands on one card after another, so it is told calmly. */
export function Unknown({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation('grading');
  return (
    <Notice
      action={
        <Button look="secondary" onPress={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
