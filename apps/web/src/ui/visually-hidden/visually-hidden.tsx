import type { ReactNode } from 'react';

/** Text for screen readers. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className="unseen">{children}</span>
);
