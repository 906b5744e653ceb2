import { formsOf } from '../forms-of.ts';
import { englishBases } from './english-bases.ts';
import { withoutPossessive, wordStem } from './word-stem.ts';

/** In letters. A shorter Hebrew form could belong to any other word. */
const shortestForm = 3;

/**
 * A form that starts with ו, as stripping makes of שכונות and of שונות, is not a word: hardly any Hebrew word begins
 * with ו.
 */
const isHebrewWord = (form: string) => form.length >= shortestForm && !form.startsWith('ו');

/** Feminine forms: מאבדת of מאבד, מסבירה of מסביר. A ה closes too many other words to be split off anywhere else. */
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
  /** The dictionary forms it may be a form of. */
  readonly bases: ReadonlySet<string>;
  readonly stem: string;
}

const read = new Map<string, ReadWord>();
const mostKept = 5000;

/** Reads a word once, because a text compares each of its words with many others. */
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
