import { type Level, levels } from './level.ts';
import type { Totals } from './totals-and-score.ts';

/**
 * Whole percentages for display that add up to 100: each share is rounded down, and the rest goes to the largest
 * remainders. `Totals.percentages` are rounded one by one and may not add up.
 */
export function wholeShares(totals: Pick<Totals, Level | 'cleaned'>): Record<Level, number> {
  const whole = { common: 0, mid: 0, rare: 0 };
  const { cleaned } = totals;
  if (cleaned === 0) return whole;
  const remainder = (level: Level) => (100 * totals[level]) % cleaned;
  for (const level of levels) whole[level] = Math.floor((100 * totals[level]) / cleaned);
  const missing = 100 - whole.common - whole.mid - whole.rare;
  const byRemainder = levels.toSorted((a, b) => remainder(b) - remainder(a));
  for (const level of byRemainder.slice(0, missing)) whole[level] += 1;
  return whole;
}
