import { Inflectors } from 'en-inflectors';

import type { PartOfSpeech, PlainEntry } from './tables/plain-entries.ts';

export type FormName = 'base' | 'plural' | 'present' | 'gerund' | 'past' | 'participle';

/** Always regular, but the library takes “emulate” for a form of “eat”, and “debride” for one of “ride”. */
const regularVerb = /\w{2}ate$|\w{3}i[sz]e$|\w{2}ify$|^(?:cohabit|debride|freeride|interleave)$/u;
/** The library takes “tariff” for a word like “leaf”, and “regimen” for one like “women”. */
const regularNoun = /ff$|\wmen$|alcohol$|zwitterion$/u;

type VerbForm = 'present' | 'gerund' | 'past';
const regularForms: Readonly<Record<VerbForm, (word: string) => string>> = {
  present: (word) => word.replace(/y$/u, 'ie') + 's',
  gerund: (word) => `${word.replace(/e$/u, '')}ing`,
  past: (word) => `${word.replace(/e$/u, '').replace(/y$/u, 'i')}ed`,
};

const verb =
  (form: VerbForm, irregular: (known: Inflectors) => string) =>
  (word: string): string =>
    regularVerb.test(word) ? regularForms[form](word) : irregular(new Inflectors(word));

const shapes: Readonly<
  Record<PartOfSpeech, Readonly<Partial<Record<FormName, (word: string) => string>>>>
> = {
  n: {
    base: (word) => word,
    plural: (word) => (regularNoun.test(word) ? `${word}s` : new Inflectors(word).toPlural()),
  },
  v: {
    base: (word) => word,
    present: verb('present', (known) => known.toPresentS()),
    gerund: verb('gerund', (known) => known.toGerund()),
    past: verb('past', (known) => known.toPast()),
    participle: verb('past', (known) => known.toPastParticiple()),
  },
  a: { base: (word) => word },
  r: { base: (word) => word },
};

const afterHead = /^(?:about|against|as|at|for|from|in|into|of|on|or|to|with)$/u;

function headsOf(words: readonly string[], part: PartOfSpeech): readonly number[] {
  // “Find and mend” has two verbs; behind more words an “and” joins what they act on.
  if (part === 'v') return /^(?:and|or)$/u.test(words[1] ?? '') ? [0, 2] : [0];
  const end = words.findIndex((word, at) => at > 0 && afterHead.test(word));
  const head = (end === -1 ? words.length : end) - 1;
  return words[end] === 'or' ? [head, words.length - 1] : [head];
}

/** A word or phrase in a grammatical form; null if its part of speech has no such form. */
export function inForm(phrase: string, part: PartOfSpeech, form: FormName): string | null {
  const shape = shapes[part][form];
  if (!shape) return null;
  const words = phrase.split(' ');
  const heads = headsOf(words, part);
  return words.map((word, at) => (heads.includes(at) ? shape(word) : word)).join(' ');
}

/** The forms that words of a part of speech have. */
export const formNamesOf = (part: PartOfSpeech) => Object.keys(shapes[part]) as readonly FormName[];

/** The written forms of an entry, in small letters, with the grammatical forms that each may be. */
export function formsOf({ word, part }: PlainEntry): ReadonlyMap<string, readonly FormName[]> {
  const forms = new Map<string, readonly FormName[]>();
  for (const name of formNamesOf(part)) {
    const form = inForm(word, part, name)?.toLowerCase();
    if (form) forms.set(form, [...(forms.get(form) ?? []), name]);
  }
  return forms;
}
