import { isHebrew } from '../words/apostrophe-and-letter-checks.ts';
import { APOSTROPHE, folded, GERSHAYIM, kind, kinds, OPENS } from '../words/characters.ts';
import { HIGH_START, LOW_START, stepHigh, stepLow } from '../words/fingerprint.ts';
import { find, type WordTable } from '../words/word-table.ts';
import { inPlainSpelling, uninflected } from './hebrew-endings.ts';
import type { Language } from './language.ts';

export const language: Language = {
  name: 'Hebrew',
  direction: 'rtl',
  letter: /\p{Script=Hebrew}/u,
  otherEncoding: 'windows-1255',
  // The rates of English in a tenth of its corpus.
  published: { cutoffs: { common: 100, mid: 5 }, tokens: 9_000_000 },
  dictionaryNames: {
    EnglishGeneral: 'אנגלית כללית (כתוביות, ספרים ואתרים)',
    HebrewGeneral: 'עברית כללית (רשימות מילים וצמדי מילים)',
  },
  newsIn: (name) => `חדשות ב${name}`,
  opensWith: isHebrew,
  // Without prefixes or closing geresh, and with its last letter in its other form. Only a word that would still be
  // rare is also read as an inflection, and without its vowel letters.
  countOfReadings: (table, text, start, end, mid) => {
    if (!isHebrew(text.charCodeAt(start)) || end - start > LONGEST_WORD) return 0;
    const units = unitsOf(text, start, end);
    let best = 0;
    for (const from of remainders(units)) best = Math.max(best, countFrom(table, units, from));
    return best < mid && units.length >= SHORTEST_INFLECTED
      ? Math.max(best, countOfLemmas(table, units))
      : best;
  },
  formsOf,
  isFragment: isLonePrefix,
};

const VAV = 0x5d5;
const MAQAF = 0x5be;
const HYPHEN = 0x2d;
const HARD_HYPHEN = 0x2011;
const SPACE = 0x20;
// With a remainder of one letter, nearly any word would count as common.
const SHORTEST_REMAINDER = 2;
const SHORTEST_INFLECTED = 4;
const LONGEST_WORD = 64;

const conjunctions = ['', 'ו'];
const relatives = ['', 'ש', 'כש', 'מש', 'לכש', 'בש'];
const prepositions = ['', 'ב', 'כ', 'ל', 'מ', 'מב'];
const articles = ['', 'ה'];

const hebrewPrefixes: ReadonlySet<string> = new Set(
  conjunctions
    .flatMap((first) => relatives.map((second) => first + second))
    .flatMap((before) => prepositions.map((third) => before + third))
    .flatMap((before) => articles.map((last) => before + last))
    .filter((prefix) => prefix !== ''),
);

const longestPrefix = Math.max(...Array.from(hebrewPrefixes, (prefix) => prefix.length));

const otherEndings = new Map(
  ['כך', 'מם', 'נן', 'פף', 'צץ'].flatMap((pair): [number, number][] => {
    const [medial, final] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    return [
      [medial, final],
      [final, medial],
    ];
  }),
);

function* remainders(units: readonly number[]): Generator<number> {
  yield 0;
  let prefix = '';
  for (let split = 1; split <= longestPrefix; split++) {
    prefix += String.fromCharCode(units[split - 1] ?? 0);
    if (!hebrewPrefixes.has(prefix)) continue;
    // ה"ארץ: the quotation mark stands between the prefix and a title.
    const from = units[split] === GERSHAYIM ? split + 1 : split;
    if (units.length - from < SHORTEST_REMAINDER) return;
    yield from;
    // An initial vav is doubled after a prefix: הוועדה is ה + ועדה.
    if (units[from] === VAV && units[from + 1] === VAV) yield from + 1;
  }
}

function countOfLemmas(table: WordTable, units: readonly number[]): number {
  const word = String.fromCharCode(...units);
  let best = 0;
  for (const from of remainders(units)) {
    const [prefix, rest] = [word.slice(0, from), word.slice(from)];
    if (rest.length < SHORTEST_INFLECTED) continue;
    for (const lemma of [...uninflected(rest, prefix), ...inPlainSpelling(rest)])
      best = Math.max(best, countFrom(table, unitsOf(lemma, 0, lemma.length), 0));
  }
  return best;
}

function* formsOf(word: string): Generator<string> {
  const units = unitsOf(word, 0, word.length);
  yield medial(word);
  for (const from of remainders(units)) {
    const [prefix, rest] = [word.slice(0, from), word.slice(from)];
    if (rest.length > SHORTEST_REMAINDER) yield medial(rest);
    if (rest.length < SHORTEST_INFLECTED) continue;
    for (const base of uninflected(rest, prefix))
      if (base.length > SHORTEST_REMAINDER) yield medial(base);
  }
}

const finals = 'ךםןףץ';
const medial = (word: string) =>
  finals.includes(word.at(-1)!)
    ? word.slice(0, -1) + String.fromCharCode(word.charCodeAt(word.length - 1) + 1)
    : word;

/** Whether the word is a bare prefix joined to what follows by a hyphen: the ה of ה-DNA. */
function isLonePrefix(text: string, start: number, end: number): boolean {
  if (end - start > 2 || end + 1 >= text.length) return false;
  const next = text.charCodeAt(end);
  if (next !== HYPHEN && next !== MAQAF && next !== HARD_HYPHEN) return false;
  if (text.charCodeAt(end + 1) <= SPACE) return false;
  const word = text.slice(start, end);
  return hebrewPrefixes.has(word) && !standalone.has(word);
}

const standalone = new Set(['של', 'מה', 'לה', 'בה', 'שב', 'כל', 'בל']);

function unitsOf(text: string, start: number, end: number): number[] {
  const units: number[] = [];
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    const letter = folded[unit]!;
    if (letter > OPENS) units.push(letter);
    else if (kinds[unit] === kind.apostrophe) units.push(APOSTROPHE);
    else if (kinds[unit] === kind.gershayim) units.push(GERSHAYIM);
  }
  return units;
}

function countFrom(table: WordTable, units: readonly number[], from: number): number {
  const last = units.length - 1;
  let low = LOW_START;
  let high = HIGH_START;
  for (let at = from; at < last; at++) {
    low = stepLow(low, units[at]!);
    high = stepHigh(high, units[at]!);
  }
  const countWith = (ending: number) => find(table, stepLow(low, ending), stepHigh(high, ending));
  const whole = countWith(units[last]!);
  if (units[last] === APOSTROPHE) return Math.max(whole, find(table, low, high));
  const other = otherEndings.get(units[last]!);
  return other === undefined ? whole : Math.max(whole, countWith(other));
}
