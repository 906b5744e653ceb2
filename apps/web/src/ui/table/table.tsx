import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

/** A table of numbers: names at the start, numbers at the end, and a caption for those who listen. */
export function Table({
  caption,
  className,
  isFramed = false,
  children,
}: {
  caption: string;
  className: string | undefined;
  /** Stands in a frame of its own, in which a wide table moves. */
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
