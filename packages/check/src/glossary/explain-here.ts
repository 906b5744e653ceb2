import type { LanguageCode } from '@vernacular/analyzer';

import type { FormName } from '../plainer/forms.ts';
import { inForm } from '../plainer/forms.ts';
import type { Stretch } from '../text/sentences.ts';
import type { GlossaryEntry } from './glossary.ts';

/** A gloss, and the text with which it is put in brackets behind its term. */
export interface Gloss {
  readonly meaning: string;
  readonly insert: { readonly at: number; readonly text: string };
}

/** Before a word that is introduced by its name: “a rhythm called atrial fibrillation”, “known as liver steatosis”. */
const named =
  /\b(?:called|termed|named|dubbed|known as|referred to as|so-called)\s+(?:an?\s+|the\s+)?(?:["“'‘]?[\p{L}-]+\s+)?["“'‘]?$/iu;

/**
 * Before a term that the text has just put in other words: “a lack of oxygen, or hypoxia”. With another comma before it,
 * the term may be the last of a list: “a sleeve, a brace, or a strap”.
 */
const introduced: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:^|[.!?;:(])[^.!?;:(),]{8,},\s+or\s+(?:an?\s+|the\s+)?["“'‘]?$/iu,
  he: /(?<!\p{L})(?:שנקראת?|הנקראת?|המכונה|המכונים)\s+["״]?$/u,
};

/** A bracket of words that explain, and not of a note, examples or a number: “(AF, an irregular heartbeat)”. */
const bracket = String.raw`\((?:[\p{Lu}\p{N}-]{2,11}[,;:] )?(?!(?:see|cf|e\.g|for example|such as|including|excluding|compared|versus|vs|fig|table|ref|data|in|at|from|with|by|all|both)(?![\p{L}]))(?!(?!an? |the )[^),]+,[^)]*\b(?:or|and)\b)`;

/** Behind a term that is explained: “hypoxia (a lack of oxygen)”, “hypoxia, that is, a lack of oxygen”. */
const explained: Readonly<Record<LanguageCode, RegExp>> = {
  en: new RegExp(
    String.raw`^["”’]?\s*(?:${bracket}(?![^)]*\d)(?=[^)]{12})\p{Ll}|,\s+(?:i\.e\.|that is|which (?:is|are) (?:an?|the)|meaning)(?!\p{L})|,\s+or\s+[^.!?;:(),]{8,}[,.;]|\smeans? (?:an?|the|that)\s)`,
    'u',
  ),
  he: /^["״]?\s*(?:\((?![^)]*\d)(?=[^)]{12})|,\s+(?:כלומר|דהיינו|שהוא|שהיא)(?!\p{L}))/u,
};

const textBefore = (text: string, { start }: Stretch) => text.slice(Math.max(0, start - 60), start);

/** Whether an English text introduces a word by its name, which then has to stand. */
export const isNamed = (text: string, word: Stretch): boolean => named.test(textBefore(text, word));

/** Whether the text seems to explain the term at this place. */
export const isExplained = (text: string, term: Stretch, language: LanguageCode): boolean =>
  (language === 'en' && isNamed(text, term)) ||
  introduced[language].test(textBefore(text, term)) ||
  explained[language].test(text.slice(term.end, term.end + 160));

/** The gloss in the form of the written word; null for a plural whose gloss was not written. */
export function glossFor(entry: GlossaryEntry, form: FormName | null): string | null {
  if (entry.part === 'v') return form === null ? null : inForm(entry.gloss, 'v', form);
  return form === 'plural' ? (entry.glosses ?? null) : entry.gloss;
}

/** The rest of a word behind the found term: “HIF-2α”, “stent's”. */
const restOfWord = /^(?:['’]s\b)?(?:[-‐‑]?[\p{L}\p{N}]+)?/u;

const abbreviation = /^ \((?=[^)]*\p{Lu})([\p{Lu}\p{Ll}\p{N}-]{2,11})(?=\))/u;

/** Whether letters may be short for a term: “HFpEF” is not for “ejection fraction”, at the end of its long form. */
const isShortFor = (short: string, term: string) =>
  short[0]!.toLowerCase() === term[0]!.toLowerCase();

const isInBrackets = (text: string, at: number) => {
  const before = text.slice(Math.max(0, at - 200), at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
};

/**
 * Where a gloss goes: in brackets behind the term, within the bracket of its abbreviation, “atrial fibrillation (AF,
 * an irregular heartbeat)”, at the beginning of another bracket behind the term, or, where the term stands in brackets
 * itself, behind a comma or in square brackets. A compound is not torn apart: “stent thrombosis (stent: a small tube)”,
 * with `compoundEnd` where the compound ends of which the term is the beginning.
 */
export function explainHere(
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
