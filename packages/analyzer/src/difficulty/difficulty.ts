import type { Dictionary } from '../dictionary.ts';
import { relevel } from '../refined/relevel.ts';
import type { Tokens } from '../tokens.ts';

/** The highest difficulty of a word: it is not in the dictionary, or nearly so. A common word has 0. */
export const HARDEST = 3;

/** The number of words that a text needs for a meaningful difficulty. With fewer, one rare word moves it too far. */
export const FEWEST_WORDS_FOR_DIFFICULTY = 100;

/**
 * The difficulty of an English text, from 0 (all words common) to 3 (all rare): half the mean over its words, half
 * the mean over its different words, without names, formulas and symbols. A word's difficulty is ln(common cutoff /
 * count), clipped at 3, about where rare begins; the result is null for another language, without words, and where
 * only levels are known.
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

function difficultyOfCount(count: number, common: number): number {
  if (count >= common) return 0;
  return count === 0 ? HARDEST : Math.min(HARDEST, Math.log(common / count));
}
