import {
  foldWord,
  formsOf,
  type LanguageCode,
  scanWords,
  spellingVariants,
} from '@vernacular/analyzer';

import { type FormName, inForm } from '../plainer/forms.ts';
import type { GlossaryEntry } from './glossary.ts';

/** One way to write a term: its words as keys of the index, and the grammatical form. */
export interface WrittenForm {
  readonly words: readonly string[];
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

function wordsOf(name: string, language: LanguageCode): readonly string[] {
  const words: string[] = [];
  scanWords(name, language, (start, end) => words.push(name.slice(start, end)));
  return words;
}

/** The keys under which a written word is looked up: in Hebrew also without prefixes and endings. */
export const keysOf = (word: string, language: LanguageCode): readonly string[] =>
  language === 'he' ? [...formsOf(word, language)] : [foldWord(word, language)];

function* spelled(words: readonly string[]): Generator<readonly string[]> {
  yield words;
  for (const [at, word] of words.entries())
    for (const variant of spellingVariants(word)) yield words.with(at, variant);
}

function* englishForms(
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
    if (language === 'he') {
      for (const [form, written] of [
        ['base', name],
        ['plural', name === entry.term ? entry.plural : undefined],
      ] as const) {
        if (written === undefined) continue;
        yield {
          form,
          words: wordsOf(written, language).map((word) => keysOf(word, language)[0]!),
          exactly: null,
        };
      }
      continue;
    }
    if (isAbbreviation(name)) {
      for (const form of ['base', 'plural'] as const) {
        const exactly = form === 'plural' ? `${name}s` : name;
        yield {
          form,
          exactly,
          words: wordsOf(exactly, language).map((word) => foldWord(word, language)),
        };
      }
      continue;
    }
    for (const [form, written] of englishForms(name, entry)) {
      const words = wordsOf(written, language).map((word) => foldWord(word, language));
      for (const spelling of spelled(words)) yield { form, words: spelling, exactly: null };
    }
  }
}
