import type { Dictionary } from './dictionary.ts';
import { Leveler } from './levels/leveler.ts';
import { type Totals, totalsOf } from './levels/totals-and-score.ts';

/** The totals and the score of a text by the published method, without keeping its words. */
export function measure(text: string, dictionary: Dictionary): Totals {
  const leveler = new Leveler(text, dictionary);
  let cleaned = 0;
  while (leveler.next()) cleaned += leveler.words.length;
  return totalsOf(cleaned, leveler.mid, leveler.rare);
}
