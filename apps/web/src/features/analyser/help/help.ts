import type { Level } from '@vernacular/analyzer';
import type { Stretch } from '@vernacular/check';

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
  /** The words that explain the term when they stand behind it in brackets; null when there are none. */
  readonly gloss: string | null;
  readonly meaning: {
    readonly text: string;
    readonly source: { readonly name: string; readonly url: string };
  } | null;
}

export const isHelpful = ({ plainer, gloss }: Help): boolean =>
  plainer.length > 0 || gloss !== null;

/** A word with all its forms in the text, and help for one of them. */
export interface HelpedWord {
  readonly word: string;
  readonly level: 'mid' | 'rare';
  /** Its forms in the text as the dictionary lists them. */
  readonly forms: readonly string[];
  /** Where its forms stand, in order. */
  readonly places: readonly Stretch[];
  readonly help: Help;
}

export interface Readability {
  readonly meanSentenceLength: number;
  /** 100 is easy, 30 is hard; null where it is not defined. */
  readonly fleschReadingEase: number | null;
}

export interface TextHelp {
  /** Only words that have help, the worst first. */
  readonly words: readonly HelpedWord[];
  /** How many rare words have no help; null when not all were looked up. */
  readonly helpless: number | null;
  readonly readability: Readability;
}
