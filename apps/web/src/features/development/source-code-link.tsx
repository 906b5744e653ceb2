import type { ReactNode } from 'react';

import { useSite } from '../../platform/site/use-site.ts';

export function SourceLink({ path, children }: { path: string; children: ReactNode }) {
  const { sourceCode } = useSite();
  if (!sourceCode) return <code dir="ltr">{path}</code>;
  return <a href={`${sourceCode.replace(/\/$/, '')}/blob/HEAD/${path}`}>{children}</a>;
}
