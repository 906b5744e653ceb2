import type { TFunction } from 'i18next';

import type { WordOnCard } from './word-card.tsx';

/** What readers knew: the writer’s own, or else those of the site. Null when nobody was asked. */
export function readersSentence(
  t: TFunction<'word-card'>,
  { readers, siteReaders, isTerm }: Pick<WordOnCard, 'readers' | 'siteReaders' | 'isTerm'>,
): string | null {
  const inTerm = readers?.word === undefined ? 'readersOfPhrase' : 'readersOfWord';
  if (readers) return t(isTerm ? inTerm : 'readers', { ...readers, count: readers.marked });
  return siteReaders ? t('siteReaders', siteReaders) : null;
}
