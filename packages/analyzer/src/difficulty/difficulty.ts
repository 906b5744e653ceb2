import type { Dictionary } from '../dictionary.ts';
import { relevel } from '../refined/refine.ts';
import type { Tokens } from '../tokens.ts';

/** The difficulty of a word that the dictionary hardly knows; that of a common word is 0. */
export const HARDEST = 3;

/** With fewer words the difficulty says little: one rare word moves it too far. */
export const FEWEST_WORDS_FOR_DIFFICULTY = 100;

/**
 * How hard the words of an English text are, from 0, all common, to 3, all rare: half the mean over its words,
 * half the mean over its different words, names, formulas and symbols left out. A word's part is the natural
 * logarithm of how many times it would have to be as frequent to be common, clipped at 3, about where rare begins.
 * Null for a text in another language, without words, and where only levels are known.
 */
export function difficultyOf(
  text: string,
  published: Tokens,
  dictionary: Dictionary,
): number | null {
  if (dictionary.language !== 'en' || dictionary.edition === 'levels') return null;
  const { leveled, names: places } = relevel(text, published, dictionary);
  const { tokens } = leveled;
  const names = new Set(places);
  const types = new Map<string, number>();
  let words = 0;
  let sum = 0;
  for (let at = 0; at < tokens.length; at++) {
    if (names.has(at)) continue;
    const difficulty = difficultyOfCount(tokens.counts[at]!, dictionary.cutoffs.common);
    types.set(leveled.words[at]!, difficulty);
    sum += difficulty;
    words++;
  }
  if (words === 0) return null;
  let sumOfTypes = 0;
  for (const difficulty of types.values()) sumOfTypes += difficulty;
  return sum / words / 2 + sumOfTypes / types.size / 2;
}

/** 0 for a common word, and the more the rarer it is, up to 3. */
function difficultyOfCount(count: number, common: number): number {
  if (count >= common) return 0;
  return count === 0 ? HARDEST : Math.min(HARDEST, Math.log(common / count));
}
