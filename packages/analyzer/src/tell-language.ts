import type { LanguageCode } from './languages/catalogue.ts';

/** How far into a text `tellLanguage` looks, in UTF-16 units: some pages, so that a long text costs no more than a short one. */
export const languageSample = 10_000;

/**
 * What one word may weigh at most, in letters. English words are longer than Hebrew ones, which leave out
 * vowels, and a term such as "methyltransferase" is longer still: by letters alone, a few of them
 * would outweigh the Hebrew sentence they stand in.
 */
const heaviest = 4;

/** An address counts for no language; the others stand in the order of the scripts. */
const word = /(?:https?:|www\.)\S+|(\p{Script=Hebrew}+)|(\p{Script=Latin}+)|(\p{L}+)/gu;

/** From so many words on, a text is no title, name or single term any more. */
const fewestWords = 5;

/** How much more there must be of one language than of everything else. */
const lead = 2;

/**
 * The language a text is written in, by the script that most of its first words are in;
 * undefined when they are in no script we know, and when neither has more. `isSure` asks for enough to overrule
 * what a person chose: five words in the language, and at least twice as much in it as in all others together.
 */
export function tellLanguage(
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
