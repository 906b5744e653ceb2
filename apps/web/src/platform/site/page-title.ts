import { useEffect } from 'react';

import { shownSiteName } from '../language/i18n.ts';

export const pageTitle = (title?: string) => {
  const name = shownSiteName();
  return title ? `${title} · ${name}` : name;
};

export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
