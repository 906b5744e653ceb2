import type { SiteDescription } from '@vernacular/contract';

type NewsLink = SiteDescription['news'][number];

const order = ['en', 'ru', 'de', 'zh', 'es', 'fr', 'he', 'ar'];
const fromTheRight = new Set(['he', 'ar']);

const rank = (language: string) => {
  const place = order.indexOf(language);
  return place < 0 ? order.length : place;
};

/** Groups links to press articles by language: those of `order` first, then the others. No group is empty. */
export function newsByLanguage(links: readonly NewsLink[]) {
  const groups = new Map<string, NewsLink[]>();
  for (const link of links) {
    const language = link.language.toLowerCase();
    groups.set(language, [...(groups.get(language) ?? []), link]);
  }
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([language, grouped]) => ({
      language,
      direction: fromTheRight.has(language) ? 'rtl' : 'ltr',
      links: grouped,
    }));
}
