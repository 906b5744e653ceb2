import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export function Table({
  caption,
  columns,
  className,
  isFramed = false,
  children,
}: {
  caption: string;
  /** Column headings. With them, `children` are rows; without, they are the table's own `thead` and `tbody`. */
  columns?: readonly string[];
  className?: string | undefined;
  isFramed?: boolean;
  children: ReactNode;
}) {
  const table = (
    <table className={classNames(styles.table, className)}>
      <caption className="unseen">{caption}</caption>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {columns ? <tbody>{children}</tbody> : children}
    </table>
  );
  return isFramed ? <div className={styles.frame}>{table}</div> : table;
}
