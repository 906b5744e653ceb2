import { Suspense, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

import styles from './profile-screen.module.css';

/**
 * Section that can be opened and closed. Its children are mounted when it is first opened, and stay mounted; `loading`
 * is shown until lazy children have loaded.
 */
export function Fold({
  title,
  loading,
  children,
}: {
  title: string;
  loading?: string;
  children: ReactNode;
}) {
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
      {wasOpened && (
        <div className={styles.folded}>
          <Suspense fallback={<output>{loading}</output>}>{children}</Suspense>
        </div>
      )}
    </details>
  );
}
