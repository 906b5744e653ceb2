import { smallestCountKept } from '../../packed/pack-dictionary.ts';
import { packWordList, type WordList } from '../../packed/word-list.ts';
import { mergeSorted } from './merge-sorted.ts';

type Entry = readonly [word: string, count: number];

/** A dictionary keeps at most this many types: of more, those with the smallest counts are left out, all of one count together. */
const mostKept = 8_000_000;

/** The merged counts of sorted lists, ready to be packed. */
export interface MergedList {
  readonly list: WordList;
  /** Distinct words found, those left out included. */
  readonly types: number;
  /** Words below this count were left out; 1 when none was. */
  readonly keptFrom: number;
}

/** Merges sorted lists. `open` is called once or twice: what to keep is known only when all has been seen. */
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
