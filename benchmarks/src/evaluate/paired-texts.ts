import { jsonLines } from '../frame/data-sets.ts';

type Texts<Kind extends string> = Readonly<Record<Kind, string>>;

/** Pairs of texts on the same matter; the first was written to be plainer. */
export interface PairSet {
  readonly name: string;
  readonly pairs: readonly (readonly [plainer: string, other: string])[];
}

const pairsOf = <Kind extends string>(
  rows: readonly Texts<Kind>[],
  plainer: Kind,
  other: Kind,
): PairSet['pairs'] => rows.map((row) => [row[plainer], row[other]]);

/** A missing set is empty. `pairs/*.jsonl` may hold sets of your own. */
export function pairedTexts(data: string): readonly PairSet[] {
  type Level = 'elementary' | 'intermediate' | 'advanced';
  const oneStop = jsonLines<Texts<Level>>(data, 'onestop_english');
  const levels = (plainer: Level, other: Level): PairSet => ({
    name: `OneStop ${plainer}, ${other}`,
    pairs: pairsOf(oneStop, plainer, other),
  });
  const cochrane = jsonLines<Texts<'lay' | 'technical'>>(data, 'cochrane_pairs');
  const own = jsonLines<Texts<'plainer' | 'other'>>(data, 'pairs');
  return [
    { name: 'Cochrane lay summary', pairs: pairsOf(cochrane, 'lay', 'technical') },
    levels('elementary', 'intermediate'),
    levels('intermediate', 'advanced'),
    levels('elementary', 'advanced'),
    { name: 'own pairs', pairs: pairsOf(own, 'plainer', 'other') },
  ];
}
