import type { AboutDictionary } from './dictionary.ts';
import { type Level, levelNumber } from './levels/level.ts';
import type { Totals } from './levels/totals-and-score.ts';
import type { Refinement } from './refined/refinement.ts';
import type { FoundSymbol } from './refined/alphanumeric-symbols.ts';
import type { Tokens } from './tokens.ts';
import { withoutHyphenation } from './words/line-end-hyphenation.ts';

/** The result of analysing a text. */
export interface Report extends Totals {
  readonly name: string;
  readonly text: string;
  readonly dictionary: AboutDictionary;
  readonly tokens: Tokens;
  /** In text order, with repetitions, as are the next two. */
  readonly midWords: readonly string[];
  readonly rareWords: readonly string[];
  readonly cleanedWords: readonly string[];
  /** `refined` only for languages that its rules cover; otherwise `refinements` and `symbols` are empty. */
  readonly method: 'published' | 'refined';
  readonly refinements: readonly Refinement[];
  readonly symbols: readonly FoundSymbol[];
  /** From 0 to 3, apart from the score; null without words, English or counts. See `difficultyOf`. */
  readonly difficulty: number | null;
  /** A sentence for the user if the text has no words. */
  readonly message: string | null;
}

/** The words of one level, or all, as written but for line-end hyphens, in text order. */
export function wordsOf(
  text: string,
  { length, starts, ends, levels }: Tokens,
  level?: Level,
): string[] {
  const words: string[] = [];
  for (let at = 0; at < length; at++) {
    if (level === undefined || levels[at] === levelNumber[level])
      words.push(withoutHyphenation(text.slice(starts[at], ends[at])));
  }
  return words;
}
