import type { ReactNode } from 'react';

import styles from './coloured-text.module.css';

/** A few words shown as the analyser shows a level, for legends and explanations. */
export function LevelWord({ level, children }: { level: 'mid' | 'rare'; children?: ReactNode }) {
  return <span className={styles[level]}>{children}</span>;
}
