import { type LanguageCode, spellingVariants } from '@vernacular/analyzer';

import { type Entries, entriesOf, type WordList } from './word-list.ts';

export type VariantsOf = (word: string) => readonly string[];

/** The spelling variants of an English word; none in other languages. */
export function variantsIn(language: LanguageCode): VariantsOf {
  return language === 'en' ? spellingVariants : () => none;
}

/** Like `variantsIn`, memoized, for packing several dictionaries of the same words. */
export function rememberedVariants(language: LanguageCode): VariantsOf {
  const variantsOf = variantsIn(language);
  const remembered = new Map<string, readonly string[]>();
  return (word) => {
    const before = remembered.get(word);
    if (before) return before;
    const found = variantsOf(word);
    const variants = found.length === 0 ? none : found;
    remembered.set(word, variants);
    return variants;
  };
}

const none: readonly string[] = [];

/**
 * Yields the words of the lookup table with their counts. British and American spellings of one word share the larger
 * count; spellings that no text has come last. Words below `from` are left out.
 */
export function* tableCounts(list: WordList, from: number, variantsOf: VariantsOf): Entries {
  const shared = sharedCounts(list, from, variantsOf);
  for (const [word, own] of entriesOf(list)) {
    const count = shared.get(word);
    if (count !== undefined) {
      yield [word, count];
      shared.delete(word);
    } else if (own >= from) yield [word, own];
  }
  yield* shared;
}

function sharedCounts(list: WordList, from: number, variantsOf: VariantsOf): Map<string, number> {
  const shared = new Map<string, number>();
  const spellings: (readonly string[])[] = [];
  for (const [word, count] of entriesOf(list)) {
    if (count < from) continue;
    const variants = variantsOf(word);
    if (variants.length === 0) continue;
    spellings.push([word, ...variants]);
    for (const one of [word, ...variants]) shared.set(one, 0);
  }
  for (const [word, count] of entriesOf(list)) if (shared.has(word)) shared.set(word, count);
  // Two rounds, because variants are not symmetric: connexion names connection, but connection does not name
  // connexion.
  for (let round = 0; round < 2; round++) {
    for (const group of spellings) {
      const largest = Math.max(...group.map((word) => shared.get(word)!));
      for (const word of group) shared.set(word, Math.max(largest, shared.get(word)!));
    }
  }
  return shared;
}
