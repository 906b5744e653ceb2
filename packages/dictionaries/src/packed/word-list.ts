import {
  type FrontCodedWords,
  FrontCoder,
  frontDecoded,
  longestWord,
} from './front-coded-words.ts';

/** Sorted words with their counts, in the same order. */
export interface WordList {
  readonly words: FrontCodedWords;
  readonly counts: Uint32Array;
}

export type Entry = readonly [word: string, count: number];

export type Entries = Generator<Entry, void, undefined>;

export const largestCount = 0xffff_ffff;

/** Packs entries, which must be sorted and distinct, with counts of 1 or more. Words over 255 units are dropped. */
export function packWordList(entries: Iterable<Entry>): WordList {
  const coder = new FrontCoder();
  let counts = new Uint32Array(1024);
  let length = 0;
  for (const [word, count] of entries) {
    if (word.length > longestWord) continue;
    if (length === counts.length) {
      const larger = new Uint32Array(length * 2);
      larger.set(counts);
      counts = larger;
    }
    coder.add(word);
    counts[length++] = Math.min(largestCount, count);
  }
  return { words: coder.finish(), counts: counts.slice(0, length) };
}

export function* entriesOf(list: WordList): Entries {
  let index = 0;
  for (const word of frontDecoded(list.words)) yield [word, list.counts[index++]!];
}

export function sortedEntries(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}
