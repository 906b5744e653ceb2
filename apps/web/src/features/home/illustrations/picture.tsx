import type { ReactNode } from 'react';

import { classNames } from '../../../ui/class-names.ts';
import styles from './picture.module.css';

/** The paper the drawings share: one size, one pen, colours that follow the theme. Those with a direction mirror where reading does. */
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
