import { buildWordTable, type Dictionary } from '@vernacular/analyzer';

import type { KnownDictionary } from '../catalogue/known-dictionaries.ts';
import type { AboutDictionary } from './dictionary-file.ts';
import { longestWord } from './front-coded-words.ts';
import { tableCounts, variantsIn, type VariantsOf } from './shared-counts-of-spellings.ts';
import type { Entries, Entry, WordList } from './word-list.ts';

export interface PackingInput {
  readonly known: KnownDictionary;
  /** Raw counts, from before spelling variants share a count. */
  readonly list: WordList;
  readonly tokens: number | null;
  readonly recipe: string;
  readonly types?: number;
  readonly keptFrom?: number;
  readonly variantsOf?: VariantsOf;
}

/** The table holds at most this many words, so that a dictionary of any size opens in milliseconds. */
const mostInTable = 1_000_000;

/** The header and sections of a dictionary file, and in `coloured` its common and mid-frequency words, sorted. */
export function packDictionary(input: PackingInput) {
  const { known, list } = input;
  const tableFrom = smallestInTable(list.counts, known.cutoffs);
  const coloured: Entry[] = [];
  const entries = tableCounts(list, tableFrom, input.variantsOf ?? variantsIn(known.language));
  const table = buildWordTable(noting(entries, known.cutoffs.mid, coloured), list.counts.length);
  coloured.sort(([one], [other]) => (one < other ? -1 : 1));
  const about: AboutDictionary = {
    ...knownPart(known),
    tokens: input.tokens,
    types: input.types ?? list.counts.length,
    levels: countLevels(list.counts, known.cutoffs),
    keptFrom: input.keptFrom ?? 1,
    tableFrom,
    recipe: input.recipe,
    coloured: coloured.length,
  };
  const sections: Readonly<Record<string, Uint8Array>> = {
    keys: bytesOf(table.keys),
    counts: bytesOf(table.counts),
    ...list.words,
    ownCounts: bytesOf(list.counts),
  };
  return { about, sections, coloured };
}

function bytesOf(numbers: Uint32Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** Lists each field, so that the same dictionary always gives the same bytes, whatever the order of its fields. */
export function knownPart(known: KnownDictionary): KnownDictionary {
  const { code, language, label, period, kind, measure, scale, cutoffs, credit } = known;
  return { code, language, label, period, kind, measure, scale, cutoffs, credit };
}

function* noting(entries: Iterable<Entry>, from: number, coloured: Entry[]): Entries {
  for (const entry of entries) {
    if (entry[1] >= from && entry[0].length <= longestWord) coloured.push(entry);
    yield entry;
  }
}

function smallestInTable(counts: Uint32Array, cutoffs: Dictionary['cutoffs']): number {
  const having = new Map<number, number>();
  for (const count of counts) having.set(count, (having.get(count) ?? 0) + 1);
  return Math.min(cutoffs.mid, smallestCountKept(having, mostInTable));
}

/** The smallest count that at most `most` words reach. `having` maps each count to its number of words. */
export function smallestCountKept(having: ReadonlyMap<number, number>, most: number): number {
  let left = 0;
  for (const words of having.values()) left += words;
  let from = 1;
  for (const count of [...having.keys()].sort((one, other) => one - other)) {
    if (left <= most) break;
    left -= having.get(count)!;
    from = count + 1;
  }
  return from;
}

function countLevels(counts: Uint32Array, cutoffs: Dictionary['cutoffs']) {
  let common = 0;
  let mid = 0;
  for (const count of counts) {
    if (count >= cutoffs.common) common++;
    else if (count >= cutoffs.mid) mid++;
  }
  return { common, mid };
}
