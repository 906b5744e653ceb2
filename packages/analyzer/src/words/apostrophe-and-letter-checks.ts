import { folded, kind, kindAt, kindOfPair } from './characters.ts';

const LETTER_S = 0x73;

/** Whether the word at `start`, of one letter, is the s after an apostrophe. */
export function isPossessive(text: string, start: number): boolean {
  return (
    start > 0 &&
    folded[text.charCodeAt(start)] === LETTER_S &&
    kindAt(text, start - 1) === kind.apostrophe &&
    kindAt(text, start + 1) !== kind.apostrophe
  );
}

export function isLetterAt(text: string, at: number): boolean {
  const of = kindAt(text, at);
  if (of === kind.surrogate) return kindOfPair(text, at) === kind.compoundLetter;
  return of === kind.letter || of === kind.compoundLetter;
}

/** The first offset from `from` on whose character is not invisible. */
export function skipInvisible(text: string, from: number): number {
  let at = from;
  for (;;) {
    const of = kindAt(text, at);
    if (of === kind.invisible) at++;
    else if (of === kind.surrogate && kindOfPair(text, at) === kind.invisible) at += 2;
    else return at;
  }
}

/** The end of the possessive s after an apostrophe at `at`; 0 if there is none, as in “don't”. */
export function endOfPossessive(text: string, at: number): number {
  const letter = skipInvisible(text, at + 1);
  if (letter >= text.length || folded[text.charCodeAt(letter)] !== LETTER_S) return 0;
  const next = skipInvisible(text, letter + 1);
  const of = kindAt(text, next);
  const goesOn =
    of === kind.apostrophe
      ? isLetterAt(text, skipInvisible(text, next + 1))
      : of === kind.mark || isLetterAt(text, next);
  return goesOn ? 0 : letter + 1;
}

export const isHebrew = (unit: number): boolean => unit >= 0x5d0 && unit <= 0x5f2;

/** Whether the apostrophe at `end` is a geresh of the Hebrew word from `start`, not a closing quotation mark. */
export function isGereshAt(text: string, end: number, start: number): boolean {
  if (!isHebrew(text.charCodeAt(end - 1))) return false;
  return start === 0 || kindAt(text, start - 1) !== kind.apostrophe;
}
