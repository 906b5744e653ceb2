import type { ReactNode } from 'react';

import { classNames } from '../../../ui/class-names.ts';
import styles from './illustration-frame.module.css';

/** Frame of all illustrations. Those with a direction are mirrored in right-to-left languages. */
export function Picture({
  children,
  mirrors = false,
}: {
  children?: ReactNode;
  mirrors?: boolean;
}) {
  return (
    <svg
      className={classNames(styles.picture, mirrors && styles.mirrors)}
      viewBox="0 0 200 120"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
