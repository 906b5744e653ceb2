import { countOf } from '../words/word-table.ts';
import type { LeveledText } from './refinement.ts';

/** Endings of inflected English words with what the base may have instead. */
const endings: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ily', ['y']],
  ['ly', ['', 'le']],
  ['iest', ['y']],
  ['ier', ['y']],
  ['est', ['', 'e']],
  ['er', ['', 'e']],
];
const SHORTEST_BASE = 4;

/** An inflected word whose base is better known, with the count of the base. */
export interface Relative {
  readonly at: number;
  readonly base: string;
  readonly count: number;
}

/** The words that lean on a better-known base: "genomes" on "genome", "stirred" on "stir". */
export function findRelatives({ tokens, words, dictionary }: LeveledText): Relative[] {
  const { table, cutoffs } = dictionary;
  const relatives: Relative[] = [];
  for (const [at, word] of words.entries()) {
    const own = tokens.counts[at]!;
    if (own >= cutoffs.common) continue;
    let best = { at, base: '', count: own };
    for (const base of basesOf(word)) {
      const count = countOf(table, base);
      if (count > best.count) best = { at, base, count };
    }
    const isHigher = best.count >= (own >= cutoffs.mid ? cutoffs.common : cutoffs.mid);
    if (best.base !== '' && isHigher) relatives.push(best);
  }
  return relatives;
}

function* basesOf(word: string): Generator<string> {
  for (const [ending, bases] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    for (const base of bases) {
      if (stem.length + base.length >= SHORTEST_BASE) yield stem + base;
    }
    // stirred, running: a doubled consonant.
    if (/^(?:ed|ing|er|est)$/u.test(ending) && /([bdgmnprt])\1$/u.test(stem)) {
      if (stem.length > SHORTEST_BASE) yield stem.slice(0, -1);
    }
  }
}
