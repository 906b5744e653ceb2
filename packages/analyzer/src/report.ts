import type { AboutDictionary } from './dictionary.ts';
import { levelNumber } from './levels/level.ts';
import type { Totals } from './levels/totals.ts';
import type { Refinement } from './refined/refinement.ts';
import type { FoundSymbol } from './refined/symbols.ts';
import type { Tokens } from './tokens.ts';
import { inOnePiece } from './words/line-end.ts';

/** What there is to say about the words of a text. */
export interface Report extends Totals {
  readonly name: string;
  readonly text: string;
  readonly dictionary: AboutDictionary;
  readonly tokens: Tokens;
  /** Mid-frequency words as the text writes them, in order, repetitions included. */
  readonly midWords: readonly string[];
  /** Rare words as the text writes them, in order, repetitions included. */
  readonly rareWords: readonly string[];
  /** All classified words in order. */
  readonly cleanedWords: readonly string[];
  /** How the text was read: never `refined` where its rules do not know the language. */
  readonly method: 'published' | 'refined';
  /** What the refined method found, in the order of the words; empty for the published one. */
  readonly refinements: readonly Refinement[];
  /** Formulas and symbols with a digit, which the refined method counts apart from the words; empty for the published one. */
  readonly symbols: readonly FoundSymbol[];
  /**
   * How hard the words are, 0 to 3, a measure beside the score; null for texts without words or not in English,
   * and where only levels are known.
   */
  readonly difficulty: number | null;
  /** What the user has to know before reading the score; null when there is nothing. */
  readonly message: string | null;
}

/** The words of one level, or all of them, as the text writes them. */
export function wordsOf(
  text: string,
  { length, starts, ends, levels }: Tokens,
  level: keyof typeof levelNumber | 'any' = 'any',
): string[] {
  const words: string[] = [];
  const wanted = level === 'any' ? -1 : levelNumber[level];
  for (let at = 0; at < length; at++) {
    if (wanted < 0 || levels[at] === wanted)
      words.push(inOnePiece(text.slice(starts[at], ends[at])));
  }
  return words;
}
