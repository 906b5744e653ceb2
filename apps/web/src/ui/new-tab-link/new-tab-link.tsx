import type { ReactNode } from 'react';

/** A link that opens beside the page, so that nothing typed on it is lost. */
export function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
