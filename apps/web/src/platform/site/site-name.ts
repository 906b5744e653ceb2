import { namePlace, plainSite } from '@vernacular/contract';

import type { Language } from '../language/languages.ts';

/**
 * What the site calls itself in a language. The server puts it into the head of each page, so that it is known before
 * anything is asked; a page drawn at the build keeps its place.
 */
export function siteName(language: Language): string {
  const place = namePlace(language);
  if (typeof document === 'undefined') return place;
  const named = document.querySelector<HTMLMetaElement>(
    `meta[name="application-name"][lang="${language}"]`,
  )?.content;
  return named === undefined || named === place ? plainSite.name : named;
}
