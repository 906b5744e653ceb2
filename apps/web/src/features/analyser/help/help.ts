import type { Level } from '@vernacular/analyzer';
import type { Gloss, Help as HelpWithWords, Stretch, Suggestion } from '@vernacular/check';

/** A plainer word that can be put in at one place of the text. */
export interface PlainerWord extends Omit<Suggestion, 'plainer' | 'unroundedScore'> {
  readonly text: string;
  /** Unrounded points by which the score rises if it is put in. */
  readonly gain: number;
}

/** What the writer can do about a word or term: put a plainer word in its place, or insert an explanation. */
export interface Help extends Omit<HelpWithWords, 'level' | 'plainer'> {
  readonly plainer: readonly PlainerWord[];
}

/** Preview of the inserted gloss: “stent (a small tube)”, or its end where the term begins a compound. */
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

/** Range of a term. `isMarked`: it is underlined itself, as none of its words is (“confidence interval”). */
export interface TermPlace extends Stretch {
  readonly isMarked: boolean;
}

export interface TextHelp {
  /** Only words that have help, the worst first; those that readers usually know are last. */
  readonly words: readonly HelpedWord[];
  /** How many rare words have no help; null when not all were looked up. */
  readonly helpless: number | null;
  /** Flesch reading ease: 100 is easy, 30 is hard; null where it is not defined. */
  readonly readingEase: number | null;
  /** Terms whose words may be common, in order, without those that the readers know. */
  readonly terms: readonly TermPlace[];
}
