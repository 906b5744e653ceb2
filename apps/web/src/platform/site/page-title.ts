import { useEffect } from 'react';

import { shownSiteName } from '../language/i18n.ts';

/** The browser title of a screen: its own title and the site's name, or the name alone. */
export const pageTitle = (title?: string) => {
  const name = shownSiteName();
  return title ? `${title} · ${name}` : name;
};

/** Sets the browser title. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
