import { Inflectors } from 'en-inflectors';

import type { PartOfSpeech, PlainEntry } from './tables/plain-entry.ts';

export type FormName = 'base' | 'plural' | 'present' | 'gerund' | 'past' | 'participle';

const shapes: Readonly<
  Record<PartOfSpeech, Readonly<Partial<Record<FormName, (word: string) => string>>>>
> = {
  n: { base: (word) => word, plural: (word) => new Inflectors(word).toPlural() },
  v: {
    base: (word) => word,
    present: (word) => new Inflectors(word).toPresentS(),
    gerund: (word) => new Inflectors(word).toGerund(),
    past: (word) => new Inflectors(word).toPast(),
    participle: (word) => new Inflectors(word).toPastParticiple(),
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

export function inForm(phrase: string, part: PartOfSpeech, form: FormName): string | null {
  const shape = shapes[part][form];
  if (!shape) return null;
  const words = phrase.split(' ');
  const heads = headsOf(words, part);
  return words.map((word, at) => (heads.includes(at) ? shape(word) : word)).join(' ');
}

export function formsOf({ word, part }: PlainEntry): ReadonlyMap<string, readonly FormName[]> {
  const forms = new Map<string, readonly FormName[]>();
  for (const name of Object.keys(shapes[part]) as readonly FormName[]) {
    const form = inForm(word, part, name)?.toLowerCase();
    if (form) forms.set(form, [...(forms.get(form) ?? []), name]);
  }
  return forms;
}
