import { useEffect } from 'react';

import { shownSiteName } from '../language/i18n.ts';

/** `Contact · Vernacular`; the name of the site alone without a title. */
export const pageTitle = (title?: string) => {
  const name = shownSiteName();
  return title ? `${title} · ${name}` : name;
};

export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
