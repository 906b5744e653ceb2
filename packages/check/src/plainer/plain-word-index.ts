import { indexByBeginning } from '../text/index-by-beginning.ts';
import { formsOf, type FormName } from './grammatical-forms.ts';
import { plainEntries, type PlainEntry } from './tables/plain-entries.ts';

/** An entry met in a text, with the forms that the written word may be of it. */
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

const metAs = indexByBeginning(plainEntries, ({ word }) => [word], indexOf);

const american = (word: string) =>
  word.replace(/is(e|es|ed|ing|ation|ations)$/u, 'iz$1').replace(/ys(e|es|ed|ing)$/u, 'yz$1');

/** The entries that a written word may stand for, one per part of speech, in British or American spelling. */
export function entriesMet(word: string): readonly Met[] {
  const key = word.toLowerCase();
  return metAs(key) ?? metAs(american(key)) ?? [];
}
