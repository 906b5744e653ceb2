import { type LanguageCode, shareSpellingCounts } from '@vernacular/analyzer';

import { entriesOf, type WordList } from './word-list.ts';

/**
 * The words of a dictionary's table with the counts that answer: British and American spellings of one word
 * share the larger count, and a spelling that no text had is added. Words below `from` are left out.
 */
export function tableCounts(
  list: WordList,
  language: LanguageCode,
  from: number,
): ReadonlyMap<string, number> {
  const entries = atLeast(list, from);
  return language === 'en' ? shareSpellingCounts(entries) : new Map(entries);
}

function* atLeast(
  list: WordList,
  from: number,
): Generator<readonly [word: string, count: number], void, undefined> {
  for (const entry of entriesOf(list)) if (entry[1] >= from) yield entry;
}
