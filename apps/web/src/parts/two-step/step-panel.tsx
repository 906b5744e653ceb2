import { useEffect, useRef, type ReactNode } from 'react';

import styles from './two-step.module.css';

/** The frame of one step, with a heading that takes the focus when the step is reached. */
export function Panel({
  title,
  takesFocus = true,
  children,
}: {
  title: string;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
}
