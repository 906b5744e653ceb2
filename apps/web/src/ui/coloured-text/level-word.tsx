import type { ReactNode } from 'react';

import styles from './coloured-text.module.css';

export function LevelWord({ level, children }: { level: 'mid' | 'rare'; children?: ReactNode }) {
  return <span className={styles[level]}>{children}</span>;
}
