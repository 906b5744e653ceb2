import { formsOf } from '../possible-base-forms.ts';
import { englishBases } from './english-bases.ts';
import { withoutPossessive, wordStem } from './word-stem.ts';

/** Fewest letters of a base form: a shorter Hebrew form could belong to any other word. */
const shortestForm = 3;

/**
 * Whether a form is long enough and does not begin with ו. Removing prefixes from שכונות or שונות leaves forms with
 * ו, but hardly any Hebrew word begins with it.
 */
const isHebrewWord = (form: string) => form.length >= shortestForm && !form.startsWith('ו');

/**
 * Feminine forms of participles: מאבדת of מאבד, מסבירה of מסביר. Only here is a final ה removed, because too many
 * other words end in it.
 */
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

/**
 * The lower-cased text, possible base forms and stem of a word. Cached, because each word of a text is compared with
 * many others.
 */
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
