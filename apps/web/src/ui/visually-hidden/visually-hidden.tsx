import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Text for screen readers. A table's caption must be the `caption` element itself. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'caption';
  children: ReactNode;
}) {
  return <Element className={styles.hidden}>{children}</Element>;
}
