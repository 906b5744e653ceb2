import { toAmerican } from './american.ts';
import { toBritish } from './british.ts';

/** The other spellings of a folded English word, British or American; empty for most words. */
export function spellingVariants(word: string): string[] {
  const american = toAmerican(word);
  return [american, ...toBritish(american)].filter((form) => form !== word);
}

/**
 * Gives all spellings of a word the largest of their counts, and adds the spellings that were not listed. Takes
 * folded English words, each listed once; listed words keep their order.
 */
export function shareSpellingCounts(
  pairs: Iterable<readonly [word: string, count: number]>,
): Map<string, number> {
  const counts = new Map(pairs);
  const families = new Map<string, { spellings: Set<string>; largest: number }>();
  for (const [word, count] of counts) {
    const american = toAmerican(word);
    const british = toBritish(american);
    if (american === word && british.length === 0) continue;
    const family = families.get(american) ?? {
      spellings: new Set([american, ...british]),
      largest: 0,
    };
    family.spellings.add(word);
    family.largest = Math.max(family.largest, count);
    families.set(american, family);
  }
  for (const { spellings, largest } of families.values()) {
    for (const spelling of spellings) counts.set(spelling, largest);
  }
  return counts;
}
