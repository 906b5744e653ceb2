import type { ReactNode } from 'react';

import { useSite } from '../../platform/site/use-site.ts';

/** A link to a page among the source; the page's path where the operator does not say where the source is. */
export function SourcePage({ path, children }: { path: string; children: ReactNode }) {
  const { sourceCode } = useSite();
  if (!sourceCode) return <code dir="ltr">{path}</code>;
  return <a href={`${sourceCode.replace(/\/$/, '')}/blob/HEAD/${path}`}>{children}</a>;
}
