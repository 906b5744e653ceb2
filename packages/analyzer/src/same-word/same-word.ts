import { readWord } from './bases-and-stem.ts';

/**
 * Whether two words are forms of one word: plural, possessive, a form of one verb, or Hebrew with prefixes and endings.
 * Words of one family with different meanings, “effects” and “effective”, are not; numbers only if they are equal.
 */
export function isSameWord(one: string, other: string): boolean {
  const [a, b] = [readWord(one), readWord(other)];
  if (a.text === b.text) return true;
  if (a.isHebrew !== b.isHebrew || /\p{N}/u.test(a.text + b.text)) return false;
  return [...b.bases].some((base) => a.bases.has(base));
}
