import { useTranslation } from 'react-i18next';

import styles from './loading.module.css';

/** What stands in the page's place until its screen has arrived; it shows after a moment only. */
export function Loading() {
  const { t } = useTranslation();
  return (
    <output className={styles.loading}>
      <span className={styles.dots} aria-hidden="true" />
      {t('loading')}
    </output>
  );
}
