import type { Dictionary } from '../dictionary.ts';
import { levelNumber, numberOfLevel } from '../levels/level.ts';
import { sentenceOpeners } from '../sentences/sentence-ends.ts';
import { keepTokens, type Tokens } from '../tokens.ts';
import { fold } from '../words/fold.ts';
import { findRelatives } from './better-known-base-forms.ts';
import { findNames } from './names.ts';
import type { LeveledText } from './refinement.ts';
import { findSymbols, type FoundSymbol } from './alphanumeric-symbols.ts';

/** The refined levels, in new tokens without symbols; and the symbols, forms of better-known words, and names. */
export function relevel(text: string, published: Tokens, dictionary: Dictionary) {
  const symbols = findSymbols(text, published, dictionary);
  const tokens = withoutSymbols(published, symbols);
  const words = foldedWords(text, tokens);
  const leveled: LeveledText = {
    text,
    tokens,
    dictionary,
    words,
    openers: openersOf(text, tokens),
  };
  const relatives = findRelatives(leveled);
  for (const { at, count } of relatives)
    tokens.levels[at] = numberOfLevel(count, dictionary.cutoffs);
  const names = findNames(leveled);
  for (const at of names) tokens.levels[at] = levelNumber.common;
  return { leveled, symbols, relatives, names };
}

function foldedWords(text: string, { starts, ends }: Tokens): readonly string[] {
  const folded = new Map<string, string>();
  const words: string[] = [];
  for (let at = 0; at < starts.length; at++) {
    const written = text.slice(starts[at], ends[at]);
    const known = folded.get(written);
    const word = known ?? fold(written);
    if (known === undefined) folded.set(written, word);
    words.push(word);
  }
  return words;
}

function withoutSymbols(tokens: Tokens, symbols: readonly FoundSymbol[]): Tokens {
  let next = 0;
  return keepTokens(tokens, (at) => {
    while (next < symbols.length && symbols[next]!.end <= tokens.starts[at]!) next++;
    return next === symbols.length || tokens.ends[at]! <= symbols[next]!.start;
  });
}

function openersOf(text: string, tokens: Tokens): Set<number> {
  const openers = new Set<number>();
  const opensSentence = sentenceOpeners(text);
  for (let at = 0; at < tokens.length; at++) if (opensSentence(tokens.starts[at]!)) openers.add(at);
  return openers;
}
