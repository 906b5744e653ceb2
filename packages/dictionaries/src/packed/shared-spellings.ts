import type { LanguageCode } from '@vernacular/analyzer';

import type { WordList } from './word-list.ts';

/** The words whose count changes when British and American spellings of one word share the larger count. */
export function sharedSpellings(
  _list: WordList,
  _language: LanguageCode,
): ReadonlyMap<string, number> {
  return new Map();
}
