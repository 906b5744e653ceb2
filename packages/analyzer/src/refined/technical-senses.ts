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

export const findTechnicalSenses = ({ tokens, words }: LeveledText) =>
  words.flatMap((word, at) => {
    const sense = tokens.levels[at] === levelNumber.rare ? undefined : senses.get(word);
    return sense === undefined ? [] : [{ at, sense }];
  });
