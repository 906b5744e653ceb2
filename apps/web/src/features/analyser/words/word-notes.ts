import type { Refinement } from '@vernacular/analyzer';

/** What the refined method found about a word: a name, an explained term, a form of a common word, and so on. */
export type WordNote =
  | { readonly kind: 'name' }
  | { readonly kind: 'explained' }
  | { readonly kind: 'family'; readonly base: string }
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'technical-sense'; readonly sense: string };

/** Notes on words, by the index of the word. */
export type WordNotes = ReadonlyMap<number, readonly WordNote[]>;

/** The kinds of notes, in display order. */
export const noteKinds = [
  'technical-sense',
  'term',
  'name',
  'explained',
  'family',
] as const satisfies readonly WordNote['kind'][];

interface Places {
  readonly starts: ArrayLike<number>;
  readonly ends: ArrayLike<number>;
}

/** The notes of the refined method. A term of several words has its note at the first. */
export function notesOf(
  refinements: readonly Refinement[],
  { starts, ends }: Places,
  text: string,
): WordNotes {
  const notes = new Map<number, WordNote[]>();
  for (const { at, ...found } of refinements) {
    const note =
      found.kind === 'term'
        ? { kind: found.kind, term: text.slice(starts[at], ends[at + found.length - 1]) }
        : found;
    const known = notes.get(at);
    if (known) known.push(note);
    else notes.set(at, [note]);
  }
  return notes;
}

export const hasNote = (notes: WordNotes, index: number, kind: WordNote['kind']): boolean =>
  notes.get(index)?.some((note) => note.kind === kind) ?? false;

export function countNotes(notes: WordNotes): Readonly<Record<WordNote['kind'], number>> {
  const counts = { name: 0, explained: 0, family: 0, term: 0, 'technical-sense': 0 };
  for (const all of notes.values()) for (const { kind } of all) counts[kind] += 1;
  return counts;
}
