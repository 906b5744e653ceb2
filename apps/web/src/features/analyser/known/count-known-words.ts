import { totalsOf, type Totals } from '@vernacular/analyzer';

import type { KnownWordsInText } from '../live/protocol.ts';
import { isKnown, type ColouredWords } from '../words/coloured-words.ts';

/** The known words of a text, and its totals with these counted as common; null if it has none. */
export function countKnownWords(
  words: ColouredWords,
  { cleaned, mid, rare }: Pick<Totals, 'cleaned' | 'mid' | 'rare'>,
): KnownWordsInText | null {
  const known = new Set(words.flagged.flatMap(({ knownAs }) => knownAs?.[0] ?? []));
  if (known.size === 0) return null;
  const places = { mid: 0, rare: 0 };
  for (let index = 0; index < words.length; index += 1)
    if (isKnown(words, index)) places[words.levels[index] === 1 ? 'mid' : 'rare'] += 1;
  return {
    words: known.size,
    places: places.mid + places.rare,
    totals: totalsOf(cleaned, mid - places.mid, rare - places.rare),
  };
}
