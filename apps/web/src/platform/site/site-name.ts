import { namePlace, defaultSite } from '@vernacular/contract';

import type { Language } from '../language/languages.ts';

/**
 * The server writes the name into the head of each page, so that it is known before any request. At build time this
 * returns a placeholder.
 */
export function siteName(language: Language): string {
  const place = namePlace(language);
  if (typeof document === 'undefined') return place;
  const named = document.querySelector<HTMLMetaElement>(
    `meta[name="application-name"][lang="${language}"]`,
  )?.content;
  return named === undefined || named === place ? defaultSite.name : named;
}
