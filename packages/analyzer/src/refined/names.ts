import { levelNumber } from '../levels/level.ts';
import type { LeveledText } from './refinement.ts';

// Matches Rakedzon, O'Neill, McDonald, PizzaExpress, but not RRs, Hg or HBeAg: an inner capital needs two small
// letters after it.
const capitalised =
  /^\p{Lu}(?:[\p{Ll}\p{M}]{2,}|(?=['’\p{Lu}])|\p{Ll}(?=\p{Lu}))(?:(?:['’]\p{Lu}?|\p{Lu})[\p{Ll}\p{M}]{2,})*$/u;
// Words with these endings are technical terms, even when a heading capitalises them.
const learned =
  /(?:olog(?:y|ical|ists?)|osis|itis|a?emias?|ectomy|path(?:y|ies)|therapy|cocc(?:us|i)|bacter(?:ium|ia)?|bacillus|monas|plasma|virus|viridae|aceae|myces|phyta|mab|nib|azole|cillin|mycin|statin|tions?|ness|ical|istic)$/u;
const species = /(?:us|a|um|is|i|ae|e|ens|ans|es|or|oides|ix|ax|ex|yx)$/u;

function isName(word: string): boolean {
  return capitalised.test(word) && word !== word.toUpperCase() && !learned.test(word);
}

/** Indices of names: capitalised inside a sentence and never small; no acronym, species, digit or common word. */
export function findNames(leveled: LeveledText): number[] {
  const { text, tokens, words, openers } = leveled;
  const isCapitalised = (at: number) => isName(text.slice(tokens.starts[at], tokens.ends[at]));
  const isNone = new Set<string>();
  const names = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (!isCapitalised(at) || hasDigit(leveled, at) || isGenus(leveled, at)) isNone.add(word);
    else if (!openers.has(at)) names.add(word);
  }
  const places: number[] = [];
  if (names.size === 0) return places;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const isTheirs = names.has(word) && !isNone.has(word);
    if (isTheirs && tokens.levels[at] !== levelNumber.common && isCapitalised(at)) places.push(at);
  }
  return places;
}

const hasDigit = ({ text, tokens }: LeveledText, at: number): boolean =>
  /\d[-‑–]?$/u.test(text.slice(Math.max(0, tokens.starts[at]! - 2), tokens.starts[at])) ||
  /^[-‑–]?\d/u.test(text.slice(tokens.ends[at], tokens.ends[at]! + 2));

function isGenus({ text, tokens, words }: LeveledText, at: number): boolean {
  if (at + 1 >= tokens.length || tokens.levels[at + 1] !== levelNumber.rare) return false;
  const start = tokens.starts[at + 1]!;
  return (
    text.slice(tokens.ends[at], start) === ' ' &&
    /\p{Ll}/u.test(text.charAt(start)) &&
    species.test(words[at + 1]!)
  );
}
