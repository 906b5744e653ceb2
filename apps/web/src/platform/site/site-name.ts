import { namePlace, defaultSite } from '@vernacular/contract';

import type { Language } from '../language/languages.ts';

/** The name of the site, which the server writes into the head of the page. At build time it is a placeholder. */
export function siteName(language: Language): string {
  const place = namePlace(language);
  if (typeof document === 'undefined') return place;
  const named = document.querySelector<HTMLMetaElement>(
    `meta[name="application-name"][lang="${language}"]`,
  )?.content;
  return named === undefined || named === place ? defaultSite.name : named;
}
