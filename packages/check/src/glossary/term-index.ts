import { type LanguageCode, spellingVariants } from '@vernacular/analyzer';

import { groupByKeys, indexByBeginning } from '../text/index-by-beginning.ts';
import type { Glossary, GlossaryEntry, GlossaryField } from './glossary.ts';
import { keysOf, type WrittenForm, writtenForms } from './written-forms.ts';

/** A term of the glossary with one way to write it. */
export interface Listed extends WrittenForm {
  readonly entry: GlossaryEntry;
  readonly field: GlossaryField;
}

/** The written forms of the terms that begin with a word, by its key; undefined if there are none. */
export type TermIndex = (key: string) => readonly Listed[] | undefined;

const indexes = new WeakMap<Glossary, TermIndex>();

/** The first words of a term's names, in both spellings: “oestrogen”, “estrogen”. */
function* firstWordsOf({ term, also = [] }: GlossaryEntry, language: LanguageCode) {
  for (const name of [term, ...also]) {
    const [first = ''] = /\p{L}[^\s\-‐‑\d]*/u.exec(name) ?? [];
    const [key = ''] = keysOf(first, language);
    yield key;
    if (/^[ao]e|^e/u.test(key)) yield* spellingVariants(key);
  }
}

/** The index of a glossary; cached. */
export function termIndexOf(glossary: Glossary): TermIndex {
  const index = indexes.get(glossary) ?? indexOf(glossary);
  indexes.set(glossary, index);
  return index;
}

const indexOf = ({ fields, language }: Glossary): TermIndex =>
  indexByBeginning(
    fields.flatMap((field) => field.terms.map((entry) => ({ entry, field }))),
    ({ entry }) => firstWordsOf(entry, language),
    (terms) =>
      groupByKeys(
        terms.flatMap((term) =>
          [...writtenForms(term.entry, language)].map((written) => Object.assign(written, term)),
        ),
        ({ words: [first = ''] }) => [first],
      ),
  );
