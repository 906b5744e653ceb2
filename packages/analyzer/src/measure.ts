import type { Dictionary } from './dictionary.ts';
import { levelNumber } from './levels/level.ts';
import { Leveler } from './levels/leveler.ts';
import { type Totals, totalsOf } from './levels/totals.ts';

/** The totals and the score of a text, without keeping its words. */
export function measure(text: string, dictionary: Dictionary): Totals {
  const leveler = new Leveler(text, dictionary);
  let cleaned = 0;
  let mid = 0;
  let rare = 0;
  while (leveler.next()) {
    cleaned++;
    if (leveler.level === levelNumber.mid) mid++;
    else if (leveler.level === levelNumber.rare) rare++;
  }
  return totalsOf(cleaned, mid, rare);
}
