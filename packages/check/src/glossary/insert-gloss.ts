import type { LanguageCode } from '@vernacular/analyzer';

import { named } from '../words/en/glossary.ts';
import { glossaries } from '../words/translations.ts';
import { type FormName, inForm } from '../plainer/grammatical-forms.ts';
import type { Stretch } from '../text/sentences.ts';
import type { GlossaryEntry } from './glossary.ts';

/** A short meaning of a term, and the insertion that puts it in brackets after the term. */
export interface Gloss {
  readonly meaning: string;
  readonly insert: { readonly at: number; readonly text: string };
}

const textBefore = (text: string, { start }: Stretch) => text.slice(Math.max(0, start - 60), start);

/** Whether an English text introduces a word by its name, so that the word must not be replaced. */
export const isNamed = (text: string, word: Stretch): boolean => named.test(textBefore(text, word));

/** Whether the text seems to explain the term at this place. */
export const isExplained = (text: string, term: Stretch, language: LanguageCode): boolean =>
  glossaries[language].introduced.some((one) => one.test(textBefore(text, term))) ||
  glossaries[language].explained.test(text.slice(term.end, term.end + 160));

/**
 * The gloss in the grammatical form of the term; null for a plural without a plural gloss, and for a verb of unknown
 * form.
 */
export function glossFor(entry: GlossaryEntry, form: FormName | null): string | null {
  if (entry.part === 'v') return form === null ? null : inForm(entry.gloss, 'v', form);
  return form === 'plural' ? (entry.glosses ?? null) : entry.gloss;
}

/** Matches what follows a term within the same word: “-2α” in “HIF-2α”, “'s” in “stent's”. */
const restOfWord = /^(?:['’]s\b)?(?:[-‐‑]?[\p{L}\p{N}]+)?/u;

const abbreviation = /^ \((?=[^)]*\p{Lu})([\p{Lu}\p{Ll}\p{N}-]{2,11})(?=\))/u;

/**
 * Whether a bracketed abbreviation may stand for the term: both begin with the same letter. “HFpEF” stands for more
 * than “ejection fraction”, the end of its long form.
 */
const isShortFor = (short: string, term: string) =>
  short[0]!.toLowerCase() === term[0]!.toLowerCase();

const isInBrackets = (text: string, at: number) => {
  const before = text.slice(Math.max(0, at - 200), at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

/**
 * The place and the text of an insertion that explains a term: in brackets after it, inside a bracket that follows, or,
 * if the term is itself in brackets, after a comma or in square brackets. `compoundEnd` is the end of a compound that
 * begins with the term; the gloss then follows the compound and names the term: “stent thrombosis (stent: a small
 * tube)”.
 */
export function glossInsertion(
  text: string,
  { start, end }: Stretch,
  meaning: string,
  compoundEnd = end,
): Gloss {
  const withTerm = `${text.slice(start, end)}: ${meaning}`;
  const said = compoundEnd === end ? meaning : withTerm;
  const gloss = (at: number, inserted: string) => ({ meaning, insert: { at, text: inserted } });
  const rest = restOfWord.exec(text.slice(compoundEnd, compoundEnd + 60))?.[0].length ?? 0;
  const at = compoundEnd + rest;
  const [inside, short = ''] = abbreviation.exec(text.slice(at, at + 20)) ?? [];
  if (inside)
    return gloss(at + inside.length, `, ${isShortFor(short, text.slice(start)) ? said : withTerm}`);
  if (!isInBrackets(text, start)) {
    const open = /^ \((?!\s)/u.exec(text.slice(at, at + 3))?.[0];
    return open ? gloss(at + open.length, `${said}; `) : gloss(at, ` (${said})`);
  }
  return gloss(at, /^\s*[),;.]/u.test(text.slice(at)) ? `, ${said}` : ` [${said}]`);
}
