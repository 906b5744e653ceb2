import { countOf } from '../words/word-table.ts';
import type { LeveledText } from './refinement.ts';

/**
 * Plural and third-person endings, with what may replace them in the base. -ed and -ing are left out because imaging,
 * pooled and blinding are more technical than image, pool and blind.
 */
const endings: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
];
const lastOfEndings = 's';
const SHORTEST_BASE = 4;

/** The index of a token, its base form, and the count of that. */
export interface Relative {
  readonly at: number;
  readonly base: string;
  readonly count: number;
}

/** The words in -s that are not common and whose base form is on a more common level: “genomes”, of “genome”. */
export function findRelatives({ text, tokens, words, dictionary }: LeveledText): Relative[] {
  const { table, cutoffs } = dictionary;
  const relatives: Relative[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const own = tokens.counts[at]!;
    if (own >= cutoffs.common || !word.endsWith(lastOfEndings)) continue;
    // "Everest" is no form of "ever".
    if (/\p{Lu}/u.test(text.charAt(tokens.starts[at]!))) continue;
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
    // virus, analysis, stress: no plural.
    if (ending === 's' && /[isu]$/u.test(stem)) continue;
    for (const base of bases) {
      if (stem.length + base.length >= SHORTEST_BASE) yield stem + base;
    }
  }
}
