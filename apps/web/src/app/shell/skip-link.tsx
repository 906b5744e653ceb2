import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './skip-link.module.css';

/** The first Tab stop of every page: a link to the main content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href="#main" onClick={skipToMain}>
      {t('skip')}
    </a>
  );
}

/** Moves the focus only: the address stays as it is, so that going back needs one step, not two. */
function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}
