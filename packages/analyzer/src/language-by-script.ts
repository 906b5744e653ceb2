import type { LanguageCode } from './languages/catalogue.ts';

/** How many UTF-16 units `languageByScript` reads, so that a long text costs no more than a short one. */
export const languageSample = 10_000;

/**
 * Letters counted per word at most. English words are longer than Hebrew ones, which leave out vowels: uncapped, a
 * few terms like “methyltransferase” would outweigh the Hebrew sentence around them.
 */
const heaviest = 4;

/** Addresses match first, so that they count for no language. The groups are Hebrew, Latin and other letters. */
const word = /(?:https?:|www\.)\S+|(\p{Script=Hebrew}+)|(\p{Script=Latin}+)|(\p{L}+)/gu;

/** Fewest words for a sure answer: a shorter text may be a title, a name or a single term. */
const fewestWords = 5;

const lead = 2;

/**
 * The language of a text by the script of its first words; undefined for other scripts and ties. With `isSure`, also
 * undefined unless the script has at least five words and twice the weight of all others: enough to overrule the
 * language a user chose.
 */
export function languageByScript(
  text: string,
  { isSure = false }: { readonly isSure?: boolean } = {},
): LanguageCode | undefined {
  const weights = { he: 0, en: 0, other: 0 };
  const words = { he: 0, en: 0, other: 0 };
  for (const [found, he, en, other] of text.slice(0, languageSample).matchAll(word)) {
    const script = en ? 'en' : he ? 'he' : other ? 'other' : null;
    if (script === null) continue;
    weights[script] += Math.min(found.length, heaviest);
    words[script] += 1;
  }
  const { he, en, other } = weights;
  if (he === en || other > he + en) return undefined;
  const most = he > en ? 'he' : 'en';
  const rest = he + en + other - weights[most];
  if (isSure && (words[most] < fewestWords || weights[most] < lead * rest)) return undefined;
  return most;
}
