import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

export function Table({
  caption,
  className,
  isFramed = false,
  children,
}: {
  caption: string;
  className: string | undefined;
  isFramed?: boolean;
  children: ReactNode;
}) {
  const table = (
    <table className={classNames(styles.table, className)}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      {children}
    </table>
  );
  return isFramed ? <div className={styles.frame}>{table}</div> : table;
}
