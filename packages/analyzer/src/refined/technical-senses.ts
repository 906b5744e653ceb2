import { levelNumber } from '../levels/level.ts';
import type { LeveledText } from './refinement.ts';
import table from './technical-senses.json' with { type: 'json' };

/**
 * Everyday words with what scientists mean by them, and what other readers take them for: word, technical sense,
 * everyday sense. After: Somerville & Hassol (2011), doi 10.1063/PT.3.1296, and our own additions, reviewed one by one.
 * Words that science texts, too, use in their everyday sense most of the time (order, work, field) are left out.
 */
const senses: ReadonlyMap<string, string> = new Map(
  (table as [word: string, technical: string, everyday: string][]).map(
    ([word, technical, everyday]) => [word, `${technical}, not ${everyday}`],
  ),
);

/** The places of common and mid-frequency words that readers may take in their everyday sense. */
export function findTechnicalSenses({
  tokens,
  words,
}: LeveledText): { at: number; sense: string }[] {
  const found: { at: number; sense: string }[] = [];
  for (const [at, word] of words.entries()) {
    const sense = tokens.levels[at] === levelNumber.rare ? undefined : senses.get(word);
    if (sense !== undefined) found.push({ at, sense });
  }
  return found;
}
