import { type LanguageCode, spellingVariants } from '@vernacular/analyzer';

import { entriesOf, type WordList } from './word-list.ts';

/** The other spellings of a word; an empty list for most. */
export type VariantsOf = (word: string) => readonly string[];

/** The other spellings of a language's words. */
export function variantsIn(language: LanguageCode): VariantsOf {
  return language === 'en' ? spellingVariants : () => none;
}

/** The same, remembered, so that dictionaries of the same words ask once. */
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
 * The words of a dictionary's table with the counts that answer: British and American spellings of one word
 * share the larger count, and a spelling that no text had is added at the end. Words below `from` are left out.
 */
export function* tableCounts(
  list: WordList,
  from: number,
  variantsOf: VariantsOf,
): Generator<readonly [word: string, count: number], void, undefined> {
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

/** For every word that has another spelling, the largest count among its spellings. */
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
  // Twice: connexion names connection as its variant, and connection does not name connexion.
  for (let round = 0; round < 2; round++) {
    for (const group of spellings) {
      const largest = Math.max(...group.map((word) => shared.get(word)!));
      for (const word of group) shared.set(word, Math.max(largest, shared.get(word)!));
    }
  }
  return shared;
}
