import type { ReactNode } from 'react';

import styles from './aside-card.module.css';

export const AsideCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.card} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
