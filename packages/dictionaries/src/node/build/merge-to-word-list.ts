import { smallestCountKept } from '../../packed/pack-dictionary.ts';
import { type Entries, type Entry, packWordList } from '../../packed/word-list.ts';

/** Most words in a dictionary. Beyond, the rarest are left out, all words of one count together. */
const mostKept = 8_000_000;

/**
 * Merges sorted lists into a word list, with the counts of equal words added up. `open` is called twice, because the
 * words to keep are known only after a first pass; words below `keptFrom` are left out, none if it is 1.
 */
export function listOf(open: () => Entries[], most = mostKept) {
  let types = 0;
  const counts = new Map<number, number>();
  for (const [, count] of mergeSorted(open())) {
    types++;
    counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const keptFrom = smallestCountKept(counts, most);
  return { list: packWordList(atLeast(mergeSorted(open()), keptFrom)), types, keptFrom };
}

function* atLeast(entries: Iterable<Entry>, from: number): Entries {
  for (const entry of entries) if (entry[1] >= from) yield entry;
}

/** Merges sorted lists and adds up the counts of equal words, with one entry of each list in memory. */
function* mergeSorted(lists: readonly Entries[]): Entries {
  /** The next entry of each list, the first word at the end. */
  const heads: { word: string; count: number; readonly rest: Entries }[] = [];

  function advance(head: (typeof heads)[number]): void {
    const { done, value } = head.rest.next();
    if (done) return;
    [head.word, head.count] = value;
    let from = 0;
    for (let to = heads.length; from < to;) {
      const middle = (from + to) >> 1;
      if (heads[middle]!.word > head.word) from = middle + 1;
      else to = middle;
    }
    heads.splice(from, 0, head);
  }

  for (const rest of lists) advance({ word: '', count: 0, rest });
  for (let head = heads.pop(); head;) {
    const { word } = head;
    let sum = 0;
    while (head?.word === word) {
      sum += head.count;
      advance(head);
      head = heads.pop();
    }
    yield [word, sum];
  }
}
