import { languageOf } from './languages/catalogue.ts';
import { type LanguageCode, languageCodes } from './languages/language-codes.ts';

/** How many UTF-16 units `languageByScript` reads, so that a long text costs no more than a short one. */
export const languageSample = 10_000;

/**
 * Letters counted per word at most. English words are longer than Hebrew ones, which leave out vowels: uncapped, a
 * few terms like “methyltransferase” would outweigh the Hebrew sentence around them.
 */
const heaviest = 4;

/** Addresses match first, so that they count for no language. The groups are the languages, then other letters. */
const word = new RegExp(
  [
    String.raw`(?:https?:|www\.)\S+`,
    ...languageCodes.map((code) => `(${languageOf(code).letter.source}+)`),
    String.raw`(\p{L}+)`,
  ].join('|'),
  'gu',
);

/** Fewest words for a sure answer: a shorter text may be a title, a name or a single term. */
const fewestWords = 5;

const lead = 2;

/**
 * The language of a text by the script of its first words; undefined for other scripts and ties. `isSure` asks for
 * enough to overrule the language a user chose: five words, and twice the weight of all other scripts.
 */
export function languageByScript(
  text: string,
  { isSure = false }: { readonly isSure?: boolean } = {},
): LanguageCode | undefined {
  const scripts = [...languageCodes, undefined].map((code) => ({ code, weight: 0, words: 0 }));
  for (const [found, ...groups] of text.slice(0, languageSample).matchAll(word)) {
    const script = scripts[groups.findIndex((group) => group !== undefined)];
    if (script === undefined) continue;
    script.weight += Math.min(found.length, heaviest);
    script.words += 1;
  }
  const all = scripts.reduce((sum, { weight }) => sum + weight, 0);
  const other = scripts.pop()!.weight;
  const [most, second] = scripts.toSorted((one, another) => another.weight - one.weight);
  if (most === undefined || most.weight === second?.weight || other > all - other) return undefined;
  const isOfMost = most.words >= fewestWords && most.weight >= lead * (all - most.weight);
  return isSure && !isOfMost ? undefined : most.code;
}

/** Whether at least one letter of a text is in the script of a language. */
export const hasLettersOf = (text: string, language: LanguageCode): boolean =>
  languageOf(language).letter.test(text);

/** The text language other than English in whose script a word has a letter, such as `he`; else `en`. */
export const scriptOf = (text: string): LanguageCode =>
  languageCodes.find((code) => code !== 'en' && hasLettersOf(text, code)) ?? 'en';
