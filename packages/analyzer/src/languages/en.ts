import { kind, kinds } from '../words/characters.ts';
import { fold } from '../words/fold.ts';
import { countOf, type WordTable } from '../words/word-table.ts';
import { countWithoutAccents } from './count-without-accents.ts';
import type { Language } from './language.ts';

const END_OF_LATIN = 0x250;

export const language: Language = {
  name: 'English',
  direction: 'ltr',
  letter: /\p{Script=Latin}/u,
  otherEncoding: 'windows-1252',
  // Rakedzon et al. 2017.
  published: { cutoffs: { common: 1000, mid: 50 }, tokens: 90_000_000 },
  opensWith: (unit) => unit < END_OF_LATIN,
  countOfReadings: (table, text, start, end) =>
    countOfContraction(table, text, start, end) || countWithoutAccents(table, text, start, end),
  formsOf: englishSingulars,
};

/** Contractions that word counts split or leave out, each with a word that is equally well known. */
const contractions = new Map(
  Object.entries({
    "c'mon": 'come',
    "d'you": 'you',
    "daren't": 'dare',
    "ma'am": 'madam',
    "mightn't": 'might',
    "mustn't": 'must',
    "o'clock": 'clock',
    "oughtn't": 'ought',
    "rock'n'roll": 'rock',
    "y'all": 'all',
    "y'know": 'know',
  }),
);
const LONGEST_CONTRACTION = 12;

/** The count for a listed contraction (“mustn't”), taken from its well-known word (“must”); 0 for other words. */
function countOfContraction(table: WordTable, text: string, start: number, end: number): number {
  if (end - start > LONGEST_CONTRACTION || !hasApostrophe(text, start, end)) return 0;
  const whole = contractions.get(fold(text.slice(start, end)));
  return whole === undefined ? 0 : countOf(table, whole);
}

function hasApostrophe(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (kinds[text.charCodeAt(at)] === kind.apostrophe) return true;
  return false;
}

const plurals: readonly (readonly [ending: RegExp, base: string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=..(?:[sxzo]|ch|sh))es$/, ''],
  // virus, analysis, stress: no plural.
  [/(?<=..[^isu])s$/, ''],
];

/** An English word and its possible singulars: “genes” → “genes”, “gene”. */
export function* englishSingulars(word: string): Generator<string> {
  yield word;
  for (const [ending, base] of plurals) if (ending.test(word)) yield word.replace(ending, base);
}
