import { foldWord, formsOf, type LanguageCode, scanWords } from '@vernacular/analyzer';

import type { FormName } from '../plainer/grammatical-forms.ts';
import type { Stretch } from '../text/sentences.ts';
import { geneNamesIn } from './gene-names.ts';
import type { Glossary, GlossaryEntry, GlossaryField } from './glossary.ts';
import { keysOf, type Listed, type TermIndex, termIndexOf } from './term-index.ts';
import { basesOf, prefixBefore } from './bases-of-derived-words.ts';

/** A term of the glossary at its place in a text. */
export interface FoundTerm extends Stretch {
  readonly entry: GlossaryEntry;
  readonly field: GlossaryField;
  /** More than one if the sentence must decide, as for “bound”. */
  readonly forms: readonly FormName[];
  /**
   * Whether it is a term even if its words are common: several words, or an abbreviation that is also a word (“MS”).
   */
  readonly mayBeCommon: boolean;
  /** The listed word from which this one is derived: “ionosphere” for “ionospheric”. Null for a listed word. */
  readonly madeOf: string | null;
}

interface Word extends Stretch {
  readonly keys: readonly string[];
}

/** How many words around an ambiguous term are searched for the words of its sense, not counting those in brackets. */
const NEAR = 50;

const joins = /^(?:['’]s?)?[ \u00A0\-‐‑–\n]{1,2}$/u;

function wordsOf(text: string, language: LanguageCode): readonly Word[] {
  const words: Word[] = [];
  scanWords(text, language, (start, end) => {
    words.push({ start, end, keys: keysOf(text.slice(start, end), language) });
  });
  return words;
}

/**
 * Whether the stretch is part of a compound, which makes it no term: “non-invasive”, “D-dimer”, “and/or”, “gene- and
 * cell-based”.
 */
const isPartOfWord = (text: string, start: number, end: number) =>
  /[-‑/]/u.test(text[start - 1] ?? '') || /[-‑/]/u.test(text[end] ?? '');

const digitsAt = (text: string, at: number) => /^[ \-‐‑]?(\d+)/u.exec(text.slice(at, at + 12));

/**
 * Whether digits belong to the word before them: after one or two letters they do (“vitamin B12”), after a longer
 * word they are the number of a footnote.
 */
const isLetter = ({ start, end }: Word, digits: string) => end - start < 3 && /^\d/u.test(digits);

/**
 * The end of a written form whose words begin at word `at`, joined by one space or hyphen each; null if other words
 * stand there.
 */
function endOfWritten(
  text: string,
  words: readonly Word[],
  at: number,
  { words: wanted, numbers, exactly }: Listed,
): number | null {
  const last = words[at + wanted.length - 1];
  if (!last) return null;
  const isWritten = wanted.every((word, step) => {
    const here = words[at + step]!;
    if (!here.keys.includes(word)) return false;
    if (step === 0) return true;
    const between = text.slice(words[at + step - 1]!.end, here.start);
    const number = numbers[step - 1]!;
    return number === '' ? joins.test(between) : between.replaceAll(/[\s\-‐‑]/gu, '') === number;
  });
  if (!isWritten) return null;
  const number = numbers.at(-1)!;
  const digits = digitsAt(text, last.end);
  if (number === '' ? digits && isLetter(last, digits[0]) : digits?.[1] !== number) return null;
  const end = last.end + (number === '' ? 0 : digits![0].length);
  if (exactly !== null && text.slice(words[at]!.start, end) !== exactly) return null;
  return isPartOfWord(text, words[at]!.start, end) ? null : end;
}

/** The listed word from which a word is derived: “ionosphere” for “ionospheric”, “invasive” for “non-invasive”. */
function familyOf(
  text: string,
  { start, end, keys: [key = ''] }: Word,
  index: TermIndex,
  isSupported: (entry: GlossaryEntry) => boolean,
) {
  const prefix = prefixBefore(text, start);
  if (isPartOfWord(text, prefix === null ? start : start - prefix.length - 1, end)) return null;
  const bases = prefix === null ? basesOf(key) : [{ key, parts: ['n', 'a'] }];
  for (const { key: madeOf, parts } of bases) {
    const listed = (index(madeOf) ?? []).filter(
      ({ words, form, exactly, entry }) =>
        words.length === 1 &&
        form === 'base' &&
        exactly === null &&
        parts.includes(entry.part ?? 'n') &&
        isSupported(entry),
    );
    if (listed.length > 0) return { madeOf, listed };
  }
  return null;
}

const formsOfNear = new WeakMap<GlossaryEntry, readonly (readonly ReadonlySet<string>[])[]>();

/** The forms of each word of each phrase that may stand near a term. */
function nearOf(entry: GlossaryEntry, language: LanguageCode) {
  const known = formsOfNear.get(entry);
  if (known) return known;
  const forms = (entry.near ?? []).map((phrase) =>
    phrase.split(/[ -]/u).map((word) => formsOf(word, language)),
  );
  formsOfNear.set(entry, forms);
  return forms;
}

/**
 * Whether each word is in brackets. Such words do not count towards `NEAR`, so an inserted gloss does not separate a
 * term from the words of its sense.
 */
function wordsInBrackets(text: string, words: readonly Word[]): readonly boolean[] {
  let isIn = false;
  let at = 0;
  return words.map(({ start }) => {
    for (; at < start; at += 1) if (text[at] === '(' || text[at] === ')') isIn = text[at] === '(';
    return isIn;
  });
}

/** Look-ups around the words of a text; the forms of each word are computed once. */
function neighbours(text: string, words: readonly Word[], language: LanguageCode) {
  const read: (ReadonlySet<string> | undefined)[] = [];
  let all: ReadonlySet<string> | undefined;
  const formsAt = (at: number) =>
    (read[at] ??= formsOf(text.slice(words[at]!.start, words[at]!.end), language));
  const inBrackets = wordsInBrackets(text, words);
  const standsAt = (phrase: readonly ReadonlySet<string>[], at: number) =>
    phrase.every(
      (forms, step) =>
        at + step < words.length && [...formsAt(at + step)].some((form) => forms.has(form)),
    );
  const standsFrom = (phrase: readonly ReadonlySet<string>[], first: number, step: 1 | -1) => {
    let left = NEAR;
    for (let at = first; left > 0 && at >= 0 && at < words.length; at += step) {
      if (standsAt(phrase, at)) return true;
      if (!inBrackets[at]) left -= 1;
    }
    return false;
  };
  const stands = (phrase: readonly ReadonlySet<string>[], from: number, to: number) =>
    standsFrom(phrase, from - 1, -1) || standsFrom(phrase, to, 1);
  return {
    /** Whether a word of its sense stands near the term between two places. */
    supports: (entry: GlossaryEntry, from: number, to: number) =>
      entry.near === undefined ||
      nearOf(entry, language).some((phrase) => stands(phrase, from, to)),
    /** How many of the words of a field the text holds. */
    count: ({ cues }: GlossaryField) => {
      all ??= new Set(words.flatMap((_, at) => [...formsAt(at)]));
      return cues.filter((cue) => all!.has(foldWord(cue, language))).length;
    },
  };
}

/**
 * The terms of a glossary in a text, in order; of terms that begin at the same word, the longest. An ambiguous term
 * is found only near the words of its sense; of two fields with the same term, the one with more cues in the text
 * gives the gloss. A word that is not listed is explained by the word from which it is derived.
 */
export function findTerms(text: string, glossary: Glossary): readonly FoundTerm[] {
  const { language, own } = glossary;
  const index = termIndexOf(glossary);
  const words = wordsOf(text, language);
  const around = neighbours(text, words, language);
  const geneAt = language === 'en' ? geneNamesIn(text) : () => null;
  const counted = new Map<GlossaryField, number>();
  const cuesOf = (field: GlossaryField) => {
    const count = counted.get(field) ?? around.count(field);
    counted.set(field, count);
    return count;
  };
  const found: FoundTerm[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const written: (Listed & { readonly end: number })[] = [];
    for (const key of words[at]!.keys) {
      for (const one of index(key) ?? []) {
        const end = endOfWritten(text, words, at, one);
        if (end !== null && around.supports(one.entry, at, at + one.words.length))
          written.push({ ...one, end });
      }
    }
    const isSupported = (entry: GlossaryEntry) => around.supports(entry, at, at + 1);
    const family =
      written.length > 0 || language !== 'en'
        ? null
        : familyOf(text, words[at]!, index, isSupported);
    const listed = family?.listed.map((one) => ({ ...one, end: words[at]!.end })) ?? written;
    if (listed.length === 0) {
      const { start, end } = words[at]!;
      const gene = geneAt(start, end);
      const asNamed = { forms: ['base'], mayBeCommon: true, madeOf: null } as const;
      if (gene) found.push({ start, end, ...gene, ...asNamed });
      continue;
    }
    const end = Math.max(...listed.map((one) => one.end));
    const longest = listed.filter((one) => one.end === end);
    const rank = ({ field }: Listed) => (own?.has(field) ? Infinity : cuesOf(field));
    const best = longest.reduce((one, other) =>
      other.field !== one.field && rank(other) > rank(one) ? other : one,
    );
    const forms = longest.filter(({ entry }) => entry === best.entry).map(({ form }) => form);
    const { length } = best.words;
    found.push({
      start: words[at]!.start,
      end,
      entry: best.entry,
      field: best.field,
      forms: [...new Set(forms)],
      mayBeCommon: length > 1 || (best.exactly !== null && best.entry.near !== undefined),
      madeOf: family?.madeOf ?? null,
    });
    at += length - 1;
  }
  return found;
}
