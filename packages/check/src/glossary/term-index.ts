import {
  foldWord,
  formsOf,
  type LanguageCode,
  scanWords,
  spellingVariants,
} from '@vernacular/analyzer';

import { type FormName, formNamesOf, inForm } from '../plainer/grammatical-forms.ts';
import { groupByKeys, indexByBeginning } from '../text/index-by-beginning.ts';
import type { Glossary, GlossaryEntry, GlossaryField } from './glossary.ts';

/** One way to write a term: its words as keys of the index, and the grammatical form. */
interface WrittenForm {
  readonly words: readonly string[];
  /** The digits behind each word, “2” behind the second of “prostaglandin E2”; empty where there are none. */
  readonly numbers: readonly string[];
  readonly form: FormName;
  /** An abbreviation counts only in these letters: “AF” is not “af”. */
  readonly exactly: string | null;
}

/** A term of the glossary with one way to write it. */
export interface Listed extends WrittenForm {
  readonly entry: GlossaryEntry;
  readonly field: GlossaryField;
}

/** The written forms of the terms that begin with a word, by its key; undefined if there are none. */
export type TermIndex = (key: string) => readonly Listed[] | undefined;

/** “AF”, “mRNA”, “pH”: a capital behind the first letter. */
const isAbbreviation = (name: string) => /^\S+$/u.test(name) && /.\p{Lu}/u.test(name);

function wordsOf(name: string, language: LanguageCode) {
  const places: { readonly start: number; readonly end: number }[] = [];
  scanWords(name, language, (start, end) => places.push({ start, end }));
  return {
    words: places.map(({ start, end }) => name.slice(start, end)),
    numbers: places.map(({ end }, at) =>
      name.slice(end, places[at + 1]?.start).replaceAll(/\D/gu, ''),
    ),
  };
}

/**
 * The keys under which a word is looked up in the term index. In English this is only the folded word; in Hebrew, also
 * the word without prefixes and endings.
 */
export const keysOf = (word: string, language: LanguageCode): readonly string[] =>
  language === 'en' ? [foldWord(word, language)] : [...formsOf(word, language)];

function* spelled(words: readonly string[]): Generator<readonly string[]> {
  yield words;
  for (const [at, word] of words.entries())
    for (const variant of spellingVariants(word)) yield words.with(at, variant);
}

/** The written forms of a name of a term, before other spellings. */
function inflected(
  name: string,
  { part = 'n', plural, term }: GlossaryEntry,
  language: LanguageCode,
): readonly (readonly [FormName, string | null])[] {
  const listed = name === term ? (plural ?? null) : null;
  const base = ['base', name] as const;
  if (language !== 'en') return [base, ['plural', listed]];
  if (isAbbreviation(name)) return [base, ['plural', `${name}s`]];
  return formNamesOf(part).map((form) => [
    form,
    (form === 'plural' ? listed : null) ?? inForm(name, part, form),
  ]);
}

/** All the ways in which a text may write a term. */
function* writtenForms(entry: GlossaryEntry, language: LanguageCode): Generator<WrittenForm> {
  for (const name of [entry.term, ...(entry.also ?? [])]) {
    const isExact = language === 'en' && isAbbreviation(name);
    for (const [form, written] of inflected(name, entry, language)) {
      if (written === null) continue;
      const { words, numbers } = wordsOf(written, language);
      const keys = words.map((word) => keysOf(word, language)[0]!);
      const exactly = isExact ? written : null;
      for (const spelling of language === 'en' && !isExact ? spelled(keys) : [keys])
        yield { form, words: spelling, numbers, exactly };
    }
  }
}

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
