import {
  foldWord,
  formsOf,
  type LanguageCode,
  scanWords,
  spellingVariants,
} from '@vernacular/analyzer';

import { type FormName, inForm } from '../plainer/grammatical-forms.ts';
import type { GlossaryEntry } from './glossary.ts';

/** One way to write a term: its words as keys of the index, and the grammatical form. */
export interface WrittenForm {
  readonly words: readonly string[];
  /** The digits behind each word, “2” behind the second of “prostaglandin E2”; empty where there are none. */
  readonly numbers: readonly string[];
  readonly form: FormName;
  /** An abbreviation counts only in these letters: “AF” is not “af”. */
  readonly exactly: string | null;
}

const formNames = {
  n: ['base', 'plural'],
  v: ['base', 'present', 'gerund', 'past', 'participle'],
  a: ['base'],
  r: ['base'],
} as const;

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

function* englishSingulars(
  name: string,
  { part = 'n', plural, term }: GlossaryEntry,
): Generator<[FormName, string]> {
  for (const form of formNames[part]) {
    const isIrregular = form === 'plural' && plural !== undefined && name === term;
    const written = isIrregular ? plural : inForm(name, part, form);
    if (written !== null) yield [form, written];
  }
}

/** All the ways in which a text may write a term. */
export function* writtenForms(
  entry: GlossaryEntry,
  language: LanguageCode,
): Generator<WrittenForm> {
  for (const name of [entry.term, ...(entry.also ?? [])]) {
    if (language !== 'en') {
      for (const [form, written] of [
        ['base', name],
        ['plural', name === entry.term ? entry.plural : undefined],
      ] as const) {
        if (written === undefined) continue;
        const { words, numbers } = wordsOf(written, language);
        yield {
          form,
          words: words.map((word) => keysOf(word, language)[0]!),
          numbers,
          exactly: null,
        };
      }
      continue;
    }
    if (isAbbreviation(name)) {
      for (const form of ['base', 'plural'] as const) {
        const exactly = form === 'plural' ? `${name}s` : name;
        const { words, numbers } = wordsOf(exactly, language);
        yield { form, exactly, words: words.map((word) => foldWord(word, language)), numbers };
      }
      continue;
    }
    for (const [form, written] of englishSingulars(name, entry)) {
      const { words, numbers } = wordsOf(written, language);
      const folded = words.map((word) => foldWord(word, language));
      for (const spelling of spelled(folded))
        yield { form, words: spelling, numbers, exactly: null };
    }
  }
}
