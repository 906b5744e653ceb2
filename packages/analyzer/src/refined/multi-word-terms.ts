import { levelNumber } from '../levels/level.ts';
import { countOf } from '../words/word-table.ts';
import type { LeveledText } from './refinement.ts';

const LONGEST_TERM = 4;

interface Term {
  readonly at: number;
  readonly length: number;
}

/** Joined runs of two to four words, none common, that the text repeats or the dictionary lists as one word. */
export function findTerms(leveled: LeveledText): Term[] {
  const runs = runsOf(leveled);
  const seen = new Map<string, number>();
  const nameOf = ({ at, length }: Term) => leveled.words.slice(at, at + length);
  for (const run of runs) {
    const name = nameOf(run).join(' ');
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return runs.filter((run) => {
    const words = nameOf(run);
    return seen.get(words.join(' '))! > 1 || isListed(words.join(''), leveled);
  });
}

const isListed = (word: string, { dictionary: { table, cutoffs } }: LeveledText): boolean =>
  countOf(table, word) >= cutoffs.mid;

function runsOf({ text, tokens }: LeveledText): Term[] {
  const terms: Term[] = [];
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
