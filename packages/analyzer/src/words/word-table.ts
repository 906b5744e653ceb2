import { fingerprintOf } from './fingerprint.ts';
import { fold } from './fold.ts';

/** Open-addressing hash table from words to counts. It stores two fingerprints per slot and no strings. */
export interface WordTable {
  readonly mask: number;
  /** Two per slot, low then high; both 0 means an empty slot. */
  readonly keys: Uint32Array;
  readonly counts: Uint32Array;
}

const LARGEST_COUNT = 0xffffffff;

/** Builds a table; counts of words with the same folded form add up. `size` is the expected number of words. */
export function buildWordTable(
  words: Iterable<readonly [word: string, count: number]>,
  size = 0,
): WordTable {
  let table = emptyTable(size);
  let used = 0;
  for (const [word, count] of words) {
    const [low, high] = fingerprintOf(fold(word));
    if (add(table, low, high, count)) used++;
    if (used * 2 > table.mask + 1) table = enlarge(table);
  }
  return table;
}

/** As `buildWordTable`, from fingerprints (low, then high): packed lists need no strings. */
export function buildFingerprintTable(fingerprints: Int32Array, counts: Uint32Array): WordTable {
  const table = emptyTable(counts.length);
  for (let index = 0; index < counts.length; index++) {
    add(table, fingerprints[index * 2]!, fingerprints[index * 2 + 1]!, counts[index]!);
  }
  return table;
}

/** The count of a word, folded or not; 0 if it is not listed. */
export function countOf(table: WordTable, word: string): number {
  const [low, high] = fingerprintOf(fold(word));
  return find(table, low, high);
}

/** The count of the word with these fingerprints; 0 if it is not listed. */
export function find(table: WordTable, low: number, high: number): number {
  return table.counts[slotOf(table, low, high)]!;
}

function slotOf({ keys, mask }: WordTable, low: number, high: number): number {
  let slot = (low ^ (high >>> 15)) & mask;
  for (;;) {
    const lowKey = keys[slot * 2]! | 0;
    const highKey = keys[slot * 2 + 1]! | 0;
    if (lowKey === low && highKey === high) return slot;
    if (lowKey === 0 && highKey === 0) return slot;
    slot = (slot + 1) & mask;
  }
}

function emptyTable(size: number): WordTable {
  let slots = 16;
  while (slots < size * 2) slots *= 2;
  return { mask: slots - 1, keys: new Uint32Array(slots * 2), counts: new Uint32Array(slots) };
}

function add(table: WordTable, low: number, high: number, count: number): boolean {
  const slot = slotOf(table, low, high);
  const isNew = table.keys[slot * 2] === 0 && table.keys[slot * 2 + 1] === 0;
  table.keys[slot * 2] = low;
  table.keys[slot * 2 + 1] = high;
  table.counts[slot] = Math.min(LARGEST_COUNT, table.counts[slot]! + count);
  return isNew;
}

function enlarge(small: WordTable): WordTable {
  const table = emptyTable(small.mask + 1);
  for (let slot = 0; slot <= small.mask; slot++) {
    const low = small.keys[slot * 2]! | 0;
    const high = small.keys[slot * 2 + 1]! | 0;
    if (low !== 0 || high !== 0) add(table, low, high, small.counts[slot]!);
  }
  return table;
}
