import { formsOf, scriptOf } from '@vernacular/analyzer';

import { groupByKeys } from '../text/index-by-beginning.ts';

/** The known words that are equal to a word or share a base form with it; null if there are none. */
export type KnownWordIndex = (word: string) => readonly string[] | null;

/** Indexes the words that the readers know, in all their forms. */
export function indexKnownWords(words: readonly string[]): KnownWordIndex {
  const byForm = groupByKeys(words, (word) => formsOf(word, scriptOf(word)));
  if (byForm.size === 0) return () => null;
  return (word) => {
    const found = new Set<string>();
    for (const form of formsOf(word, scriptOf(word)))
      for (const known of byForm.get(form) ?? []) found.add(known);
    return found.size === 0 ? null : [...found];
  };
}
