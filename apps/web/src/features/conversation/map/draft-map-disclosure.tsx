import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import styles from './draft-map-disclosure.module.css';

const DrawnMap = lazyWithRetry(
  async () => (await import('./sentences-and-shared-ideas.tsx')).default,
);

export function DraftMap({ text }: { text: string }) {
  const { t } = useTranslation('conversation');
  const [isOpen, setIsOpen] = useState(false);
  const written = useDeferredValue(text);
  if (text.trim() === '') return null;
  return (
    <details
      className={styles.map}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('map.title')}</summary>
      {isOpen && (
        <Suspense>
          <DrawnMap text={written} />
        </Suspense>
      )}
    </details>
  );
}
