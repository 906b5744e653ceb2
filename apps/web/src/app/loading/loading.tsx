import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './loading.module.css';

export function Loading() {
  const { t } = useTranslation();
  return (
    <output className={styles.loading} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <span className={styles.heading} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.sheet} />
    </output>
  );
}
