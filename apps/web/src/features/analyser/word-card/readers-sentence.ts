import type { TFunction } from 'i18next';

import type { WordOnCard } from './word-card.tsx';

/** What readers knew: the writer’s own, or else those of the site. Null when nobody was asked. */
export function readersSentence(
  t: TFunction<'word-card'>,
  { readers, siteReaders }: Pick<WordOnCard, 'readers' | 'siteReaders'>,
): string | null {
  if (readers) return t('readers', { count: readers.marked, readers: readers.readers });
  return siteReaders ? t('siteReaders', siteReaders) : null;
}
