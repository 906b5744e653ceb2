import { levelNumber } from '../levels/level.ts';
import type { LeveledText } from './refinement.ts';

const LONGEST_TERM = 4;

/** Runs of two to four words, none common, with only a space or a hyphen between them. */
export function findTerms({ text, tokens }: LeveledText): { at: number; length: number }[] {
  const terms: { at: number; length: number }[] = [];
  let at = 0;
  while (at < tokens.length) {
    let length = 1;
    if (tokens.levels[at] !== levelNumber.common) {
      while (
        length < LONGEST_TERM &&
        at + length < tokens.length &&
        tokens.levels[at + length] !== levelNumber.common &&
        /^[ \-‑\u00a0]$/u.test(text.slice(tokens.ends[at + length - 1], tokens.starts[at + length]))
      ) {
        length++;
      }
      if (length > 1) terms.push({ at, length });
    }
    at += length;
  }
  return terms;
}
