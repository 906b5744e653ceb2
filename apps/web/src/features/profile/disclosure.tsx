import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

import styles from './profile-screen.module.css';

/** The children mount when first opened, and stay mounted. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      {wasOpened && <div className={styles.folded}>{children}</div>}
    </details>
  );
}
