import type { Level } from '@vernacular/analyzer';
import type { Gloss, Stretch } from '@vernacular/check';

/** A plainer word that can stand in a place of the text as it is. */
export interface PlainerWord {
  readonly text: string;
  /** The level of its hardest word. */
  readonly level: Level;
  /** The stretch to replace: the term, with “a” or “an” before it if that changes too. */
  readonly replaces: Stretch;
  readonly by: string;
  /** In points of the score. */
  readonly gain: number;
}

/** What helps at one place of the text. */
export interface Help extends Stretch {
  readonly term: string;
  readonly plainer: readonly PlainerWord[];
  /** The words that explain the term behind it; null when there are none, or the text explains it. */
  readonly gloss: Gloss | null;
  readonly isExplained: boolean;
  /** Readers usually know this word, though it is seldom written. */
  readonly isFamiliar: boolean;
  /** The field of the glossary that explains the term. */
  readonly field: string | null;
}

/** A term as it reads with its gloss behind it, or behind the compound that it begins: “… (stent: a small tube)”. */
export function withGloss({ term, end }: Help, { meaning, insert: { at, text } }: Gloss): string {
  if (at === end) return term + text;
  return at > end && text.startsWith(' (') ? `…${text}` : `${term} (${meaning})`;
}

export const isHelpful = ({ plainer, gloss }: Help): boolean =>
  plainer.length > 0 || gloss !== null;

/** A word with all its forms in the text, and help for one of them. */
export interface HelpedWord {
  readonly word: string;
  /** Common for a term of common words: “confidence interval”. */
  readonly level: Level;
  /** Its forms in the text as the dictionary lists them. */
  readonly forms: readonly string[];
  /** Where its forms stand, in order. */
  readonly places: readonly Stretch[];
  readonly help: Help;
}

/** A term at its place; marked by itself if none of its words is: “confidence interval”. */
export interface TermPlace extends Stretch {
  readonly isMarked: boolean;
}

export interface TextHelp {
  /** Only words that have help, the worst first. */
  readonly words: readonly HelpedWord[];
  /** How many rare words have no help; null when not all were looked up. */
  readonly helpless: number | null;
  /** By Flesch: 100 is easy, 30 is hard; null where it is not defined. */
  readonly readingEase: number | null;
  /** Terms whose words may be common, in order, without those that the readers know. */
  readonly terms: readonly TermPlace[];
}
