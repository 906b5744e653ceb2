import { type LanguageCode, spellingVariants } from '@vernacular/analyzer';

import type { Glossary, GlossaryEntry, GlossaryField } from './glossary.ts';
import { keysOf, type WrittenForm, writtenForms } from './written-forms.ts';

/** A term of the glossary with one way to write it. */
export interface Listed extends WrittenForm {
  readonly entry: GlossaryEntry;
  readonly field: GlossaryField;
}

/** The written forms of the terms that begin with a word, by its key. */
export type TermIndex = (key: string) => readonly Listed[];

const none: readonly Listed[] = [];

const indexes = new WeakMap<Glossary, TermIndex>();

/** The first two letters, which all forms of a word share; only the terms with these letters are inflected. */
const beginning = (key: string) => key.slice(0, 2);

/** The beginnings of a term's names, in both spellings: “oestrogen”, “estrogen”. */
function* beginningsOf({ term, also = [] }: GlossaryEntry, language: LanguageCode) {
  for (const name of [term, ...also]) {
    const [first = ''] = /\p{L}[^\s\-‐‑\d]*/u.exec(name) ?? [];
    const [key = ''] = keysOf(first, language);
    yield beginning(key);
    if (/^[ao]e|^e/u.test(key)) for (const other of spellingVariants(key)) yield beginning(other);
  }
}

/** The index of a glossary; cached. */
export function termIndexOf(glossary: Glossary): TermIndex {
  const known = indexes.get(glossary);
  if (known) return known;
  const index = indexOf(glossary);
  indexes.set(glossary, index);
  return index;
}

function indexOf({ fields, language }: Glossary): TermIndex {
  const groups = new Map<
    string,
    { readonly entry: GlossaryEntry; readonly field: GlossaryField }[]
  >();
  for (const field of fields) {
    for (const entry of field.terms) {
      for (const start of new Set(beginningsOf(entry, language))) {
        const group = groups.get(start);
        if (group) group.push({ entry, field });
        else groups.set(start, [{ entry, field }]);
      }
    }
  }
  const indexed = new Map<string, ReadonlyMap<string, readonly Listed[]>>();
  return (key) => {
    const start = beginning(key);
    const group = groups.get(start);
    if (!group) return none;
    let index = indexed.get(start);
    if (!index) {
      index = byFirstWord(
        group.flatMap(({ entry, field }) =>
          [...writtenForms(entry, language)].map((written) =>
            Object.assign(written, { entry, field }),
          ),
        ),
      );
      indexed.set(start, index);
    }
    return index.get(key) ?? none;
  };
}

function byFirstWord(listed: readonly Listed[]): ReadonlyMap<string, readonly Listed[]> {
  const index = new Map<string, Listed[]>();
  for (const one of listed) {
    const [first = ''] = one.words;
    const known = index.get(first);
    if (known) known.push(one);
    else index.set(first, [one]);
  }
  return index;
}
