import { formsOf, type FormName } from './grammatical-forms.ts';
import type { PlainEntry } from './tables/plain-entry.ts';
import {
  plainAdjectives,
  plainAdverbs,
  plainNouns,
  plainVerbs,
  plainWords,
  scienceWords,
} from './tables/plain-tables.ts';

/** All entries; if a word is listed twice for a part of speech, the first entry wins. */
export const plainEntries: readonly PlainEntry[] = [
  ...plainWords,
  ...scienceWords,
  ...plainNouns,
  ...plainVerbs,
  ...plainAdjectives,
  ...plainAdverbs,
];

export interface Met {
  readonly entry: PlainEntry;
  readonly forms: readonly FormName[];
}

function indexOf(entries: readonly PlainEntry[]): ReadonlyMap<string, readonly Met[]> {
  const index = new Map<string, Met[]>();
  for (const entry of entries) {
    for (const [form, forms] of formsOf(entry)) {
      const met = index.get(form) ?? [];
      if (met.some((other) => other.entry.part === entry.part)) continue;
      index.set(form, [...met, { entry, forms }]);
    }
  }
  return index;
}

/** The first two letters, which all forms of a word share; only entries with these letters are inflected. */
const beginning = (word: string) => word.slice(0, 2);

const groups = new Map<string, PlainEntry[]>();
for (const entry of plainEntries) {
  const key = beginning(entry.word);
  const group = groups.get(key);
  if (group) group.push(entry);
  else groups.set(key, [entry]);
}

const indexes = new Map<string, ReadonlyMap<string, readonly Met[]>>();

function indexFor(word: string): ReadonlyMap<string, readonly Met[]> {
  const key = beginning(word);
  const index = indexes.get(key) ?? indexOf(groups.get(key) ?? []);
  if (groups.has(key)) indexes.set(key, index);
  return index;
}

const american = (word: string) =>
  word.replace(/is(e|es|ed|ing|ation|ations)$/u, 'iz$1').replace(/ys(e|es|ed|ing)$/u, 'yz$1');

/** The entries that a written word may stand for, one per part of speech, in British or American spelling. */
export function entriesMet(word: string): readonly Met[] {
  const key = word.toLowerCase();
  const index = indexFor(key);
  return index.get(key) ?? index.get(american(key)) ?? [];
}
