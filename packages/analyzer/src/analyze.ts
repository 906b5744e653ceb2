import { aboutDictionary, type Dictionary } from './dictionary.ts';
import { difficultyOf } from './difficulty/difficulty.ts';
import { type Method, methodFor, totalsOfTokens } from './level-words.ts';
import { refine } from './refined/refine.ts';
import { type Report, wordsOf } from './report.ts';
import { publishedTokens } from './tokens.ts';

export interface AnalyzeOptions {
  /** A name of the text, such as its file's, which the report repeats. */
  readonly name?: string;
  readonly method?: Method;
}

/** The words of a text with their places, levels and counts, the totals and the score. Never throws. */
export function analyze(
  text: string,
  dictionary: Dictionary,
  options: AnalyzeOptions = {},
): Report {
  const published = publishedTokens(text, dictionary);
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
    ...totalsOfTokens(tokens),
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

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
