import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import styles from './form-page.module.css';

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
