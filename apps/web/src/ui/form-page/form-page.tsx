import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './form-page.module.css';

/** A page with one form on it; a picture may stand beside it where there is room. */
export function FormPage({
  title,
  lead,
  picture,
  children,
}: {
  title: string;
  lead?: ReactNode;
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.page, picture !== undefined && styles.pictured)}>
      <div className={styles.sheet}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
