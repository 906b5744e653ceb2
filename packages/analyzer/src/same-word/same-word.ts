import { englishSingulars } from '../languages/en.ts';
import { formsOf } from '../possible-base-forms.ts';
import irregular from './irregular-forms.json' with { type: 'json' };
import { withoutPossessive, wordStem } from './word-stem.ts';

/**
 * Whether two words are forms of one word: plural, possessive, a form of one verb, or Hebrew with prefixes and endings.
 * Words of one family with different meanings, “effects” and “effective”, are not; numbers only if they are equal.
 */
export function isSameWord(one: string, other: string): boolean {
  const [a, b] = [readWord(one), readWord(other)];
  if (a.text === b.text) return true;
  if (a.isHebrew !== b.isHebrew || /\p{N}/u.test(a.text + b.text)) return false;
  return [...b.bases].some((base) => a.bases.has(base));
}

const baseOf: ReadonlyMap<string, string> = new Map(
  irregular.forms.flatMap((row) => {
    const [base = '', ...forms] = row.split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/** A short syllable doubles its last letter: “rating” is of “rate”, since “rat” makes “ratting”. */
const isShortSyllable = (stem: string) => /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(stem);
const doubled = /(?<=[aeiou])([bdfgklmnprtz])\1$/u;

/** Base forms of a verb in -ed or -ing: “planned” → “plan”, “decided” → “decide”. */
function* verbsOf(word: string): Generator<string> {
  const [, stem] = /^(?!.{0,2}eed$)(.*[aeiouy].*)(?:ed|ing)$/u.exec(word) ?? [];
  if (stem === undefined || stem.length < 2) return;
  if (word.endsWith('ied')) yield `${stem.slice(0, -1)}y`;
  yield `${stem}e`;
  if (!isShortSyllable(stem)) yield stem;
  if (doubled.test(stem)) yield stem.slice(0, -1);
}

/** “Heavier” and “heaviest” are “heavy”. */
const compared = /(?<=..)i(?:er|est)$/u;

/** The possible dictionary forms of an English word in small letters, including itself. */
function englishBases(word: string): ReadonlySet<string> {
  const forms = new Set([...englishSingulars(word), ...verbsOf(word), word.replace(compared, 'y')]);
  return new Set([...forms].map((form) => baseOf.get(form) ?? form));
}

/** Fewest letters of a base form: a shorter Hebrew form could belong to any other word. */
const shortestForm = 3;

/** Hardly any Hebrew word begins with ו; removing prefixes from שכונות or שונות leaves such forms. */
const isHebrewWord = (form: string) => form.length >= shortestForm && !form.startsWith('ו');

/** Feminine participles: מאבדת of מאבד, מסבירה of מסביר. Too many other words end in ה to remove it elsewhere. */
const feminine = /^(?:מ.{4,}ה|.{4,}ת)$/u;

function hebrewBases(word: string): ReadonlySet<string> {
  const forms = [...formsOf(word, 'he')].filter(isHebrewWord);
  return new Set([
    ...forms,
    ...forms.filter((form) => feminine.test(form)).map((form) => form.slice(0, -1)),
  ]);
}

export interface ReadWord {
  /** In small letters, without a possessive. */
  readonly text: string;
  readonly isHebrew: boolean;
  /** Possible dictionary forms. */
  readonly bases: ReadonlySet<string>;
  readonly stem: string;
}

const read = new Map<string, ReadWord>();
const mostKept = 5000;

/** Reads a word. Cached, because each word of a text is compared with many others. */
export function readWord(word: string): ReadWord {
  const known = read.get(word);
  if (known) return known;
  const text = withoutPossessive(word.toLowerCase());
  const isHebrew = /^\p{Script=Hebrew}/u.test(text);
  const bases = isHebrew ? hebrewBases(text) : englishBases(text);
  if (read.size >= mostKept) read.clear();
  const found = { text, isHebrew, bases, stem: wordStem(text, isHebrew ? 'he' : 'en') };
  read.set(word, found);
  return found;
}
