import { aboutDictionary, type Dictionary } from './dictionary.ts';
import { difficultyOf } from './difficulty/difficulty.ts';
import { Leveler } from './levels/leveler.ts';
import { type Level, levelNumber } from './levels/level.ts';
import { totalsOf } from './levels/totals.ts';
import { refine } from './refined/refine.ts';
import { type Report, wordsOf } from './report.ts';
import { collectTokens } from './tokens.ts';

export interface AnalyzeOptions {
  readonly name?: string;
  readonly method?: Method;
}

/**
 * `published` counts as the literature does; `refined` also recognises names, terms and word families, in English
 * only.
 */
export type Method = 'published' | 'refined';

// Shorter than the average word with its space, so that most texts fit without growing.
const UNITS_A_WORD = 5;

/** The words of a text with their places, levels and counts, the totals and the score. Never throws. */
export function analyze(
  text: string,
  dictionary: Dictionary,
  options: AnalyzeOptions = {},
): Report {
  const leveler = new Leveler(text, dictionary);
  const published = collectTokens(leveler, Math.ceil(text.length / UNITS_A_WORD) + 16);
  const method = methodFor(dictionary, options.method);
  const { tokens, refinements, symbols } =
    method === 'refined'
      ? refine(text, published, dictionary)
      : { tokens: published, refinements: [], symbols: [] };
  const midWords = once(() => wordsOf(text, tokens, 'mid'));
  const rareWords = once(() => wordsOf(text, tokens, 'rare'));
  const difficulty = once(() => difficultyOf(text, published, dictionary));
  const cleanedWords = once(() => wordsOf(text, tokens));
  return {
    ...totalsOf(tokens.length, tally(tokens.levels, 'mid'), tally(tokens.levels, 'rare')),
    name: options.name ?? '',
    text,
    method,
    refinements,
    symbols,
    dictionary: aboutDictionary(dictionary),
    tokens,
    // Built on first use: these strings cost more than all the rest, and colouring a text needs none of them.
    get midWords() {
      return midWords();
    },
    get rareWords() {
      return rareWords();
    },
    get cleanedWords() {
      return cleanedWords();
    },
    get difficulty() {
      return difficulty();
    },
    message: tokens.length === 0 ? 'The text has no words.' : null,
  };
}

/** The refined rules depend on capitals and English endings, so other languages use `published`. */
const methodFor = ({ language }: Dictionary, wanted: Method = 'published'): Method =>
  language === 'en' ? wanted : 'published';

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function tally(levels: Uint8Array, level: Level): number {
  const wanted = levelNumber[level];
  let count = 0;
  for (let at = 0; at < levels.length; at++) if (levels[at] === wanted) count++;
  return count;
}
