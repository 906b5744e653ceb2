import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './typing-indicator.module.css';

export function Typing() {
  const { t } = useTranslation('conversation');
  return (
    <output className={styles.typing}>
      <VisuallyHidden>{t('typing')}</VisuallyHidden>
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </output>
  );
}
