import { smallestCountKept } from '../../packed/pack-dictionary.ts';
import { packWordList, type WordList } from '../../packed/word-list.ts';

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

/**
 * Merges sorted lists into one and adds up the counts of equal words. Only one entry of each list is in memory at a
 * time.
 */
function* mergeSorted(
  lists: Iterable<Iterator<Entry, void, undefined>>,
): Generator<Entry, void, undefined> {
  const heap = new Heap();
  for (const list of lists) heap.push(list);
  while (heap.word !== null) {
    const { word } = heap;
    let sum = 0;
    while (heap.word === word) sum += heap.take();
    yield [word, sum];
  }
}

interface Head {
  word: string;
  count: number;
  readonly rest: Iterator<Entry, void, undefined>;
}

class Heap {
  readonly #heads: Head[] = [];

  get word(): string | null {
    return this.#heads[0]?.word ?? null;
  }

  push(rest: Iterator<Entry, void, undefined>): void {
    const { done, value } = rest.next();
    if (done) return;
    const heads = this.#heads;
    let at = heads.push({ word: value[0], count: value[1], rest }) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (heads[above]!.word <= heads[at]!.word) break;
      [heads[above], heads[at]] = [heads[at]!, heads[above]!];
      at = above;
    }
  }

  take(): number {
    const heads = this.#heads;
    const top = heads[0]!;
    const { count } = top;
    const { done, value } = top.rest.next();
    if (done) {
      const last = heads.pop()!;
      if (heads.length > 0) heads[0] = last;
    } else {
      top.word = value[0];
      top.count = value[1];
    }
    this.#sink();
    return count;
  }

  #sink(): void {
    const heads = this.#heads;
    for (let at = 0; ;) {
      let least = at;
      for (const below of [at * 2 + 1, at * 2 + 2]) {
        if (below < heads.length && heads[below]!.word < heads[least]!.word) least = below;
      }
      if (least === at) return;
      [heads[at], heads[least]] = [heads[least]!, heads[at]!];
      at = least;
    }
  }
}
