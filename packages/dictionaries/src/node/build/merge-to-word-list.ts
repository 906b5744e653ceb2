import { smallestCountKept } from '../../packed/pack-dictionary.ts';
import { packWordList, type WordList } from '../../packed/word-list.ts';
import { mergeSorted } from './merge-sorted.ts';

type Entry = readonly [word: string, count: number];

/**
 * Limit of distinct words in a dictionary. Beyond it, words with the smallest counts are left out, all words of one
 * count together.
 */
const mostKept = 8_000_000;

export interface MergedList {
  readonly list: WordList;
  readonly types: number;
  /** Words below this count were left out; 1 if none were. */
  readonly keptFrom: number;
}

/**
 * Merges sorted lists into a word list, with the counts of equal words added up. `open` is called twice, because the
 * words to keep are known only after a first pass.
 */
export function listOf(
  open: () => Iterator<Entry, void, undefined>[],
  most = mostKept,
): MergedList {
  let types = 0;
  const counts = new Map<number, number>();
  for (const [, count] of mergeSorted(open())) {
    types++;
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const keptFrom = smallestCountKept(counts, most);
  return { list: packWordList(atLeast(mergeSorted(open()), keptFrom)), types, keptFrom };
}

function* atLeast(entries: Iterable<Entry>, from: number): Generator<Entry, void, undefined> {
  for (const entry of entries) if (entry[1] >= from) yield entry;
}
