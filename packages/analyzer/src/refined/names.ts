import { levelNumber } from '../levels/level.ts';
import type { LeveledText } from './refinement.ts';

// Rakedzon, O'Neill, McDonald: each capital brings small letters, and each part opens with a capital or an apostrophe.
const capitalised = /^\p{Lu}[\p{Ll}\p{M}]*(?:(?:['’]\p{Lu}?|\p{Lu})[\p{Ll}\p{M}]+)*$/u;

function isName(word: string): boolean {
  return word.length > 1 && capitalised.test(word) && word !== word.toUpperCase();
}

/**
 * The places of names: words with one capital first, seen inside a sentence, and never in small letters.
 * DNA and NASA are left as they are: an acronym is as hard as its field.
 */
export function findNames({ text, tokens, words, openers }: LeveledText): number[] {
  const isCapitalised = (at: number) => isName(text.slice(tokens.starts[at], tokens.ends[at]));
  const inSmallLetters = new Set<string>();
  const names = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (!isCapitalised(at)) inSmallLetters.add(word);
    else if (!openers.has(at)) names.add(word);
  }
  return [...words.keys()].filter((at) => {
    const word = words[at]!;
    return (
      tokens.levels[at] !== levelNumber.common &&
      names.has(word) &&
      !inSmallLetters.has(word) &&
      isCapitalised(at)
    );
  });
}
