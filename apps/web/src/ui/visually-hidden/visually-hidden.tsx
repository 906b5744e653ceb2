import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Text for those who listen to the page; a table's caption must be that element itself. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'caption';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
