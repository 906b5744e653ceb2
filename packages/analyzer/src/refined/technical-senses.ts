import { levelNumber } from '../levels/level.ts';
import type { LeveledText } from './refinement.ts';
import table from './technical-senses.json' with { type: 'json' };

/**
 * Everyday words with their scientific and everyday senses, after Somerville & Hassol (2011), doi 10.1063/PT.3.1296,
 * and our own, without words that science texts mostly use in the everyday sense (order, work, field).
 */
const senses: ReadonlyMap<string, string> = new Map(
  (table as [word: string, technical: string, everyday: string][]).map(
    ([word, technical, everyday]) => [word, `${technical}, not ${everyday}`],
  ),
);

/** Indices of the tokens, not rare, that are words of the table, each with its sense: “…, not …”. */
export function findTechnicalSenses({ tokens, words }: LeveledText) {
  const found: { at: number; sense: string }[] = [];
  for (const [at, word] of words.entries()) {
    const sense = tokens.levels[at] === levelNumber.rare ? undefined : senses.get(word);
    if (sense !== undefined) found.push({ at, sense });
  }
  return found;
}
