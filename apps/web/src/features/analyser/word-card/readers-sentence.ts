import type { TFunction } from 'i18next';

import type { WordOnCard } from './word-card.tsx';

/**
 * How many readers of this text marked the word, or else what readers of the whole site knew. Null when nobody was
 * asked.
 */
export function readersSentence(
  t: TFunction<'word-card'>,
  { readers, siteReaders, isTerm }: Pick<WordOnCard, 'readers' | 'siteReaders' | 'isTerm'>,
): string | null {
  const inTerm = readers?.word === undefined ? 'readersOfPhrase' : 'readersOfWord';
  if (readers) return t(isTerm ? inTerm : 'readers', { ...readers, count: readers.marked });
  return siteReaders ? t('siteReaders', siteReaders) : null;
}
