import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './loading.module.css';

export function Loading() {
  const { t } = useTranslation();
  return (
    <output className={styles.loading} aria-busy="true">
      <span className="unseen">{t('loading')}</span>
      <span className={styles.heading} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.sheet} />
    </output>
  );
}

const never = () => () => undefined;
const noSketch = () => false;
const wasSent = () =>
  !import.meta.env.SSR && document.querySelector<HTMLElement>('#root')?.dataset['sent'] === 'frame';

/** True only during hydration of a page that was sent with a skeleton, so that React finds the markup it expects. */
export const useHydrationSkeleton = (): boolean => useSyncExternalStore(never, noSketch, wasSent);
