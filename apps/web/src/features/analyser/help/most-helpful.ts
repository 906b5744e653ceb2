import type { Totals } from '@vernacular/analyzer';

import type { ColouredWords, FlaggedWord } from '../words/coloured-words.ts';

/** A word and what the score would gain, in points, were it common everywhere in the text. */
export interface Gain {
  readonly word: FlaggedWord;
  readonly points: number;
}

/** The words whose change would raise the published score most: occurrences × weight over all words; the first in the text of equals. */
export function mostHelpful(
  { flagged }: Pick<ColouredWords, 'flagged'>,
  { cleaned }: Pick<Totals, 'cleaned'>,
  count: number,
): readonly Gain[] {
  const best: Gain[] = [];
  for (const word of flagged) {
    // Readers who know it gain nothing.
    if (word.knownAs) continue;
    const points = (word.repetitions * (word.level === 'rare' ? 100 : 50)) / cleaned;
    const place = best.findIndex((other) => other.points < points);
    if (place < 0 && best.length >= count) continue;
    best.splice(place < 0 ? best.length : place, 0, { word, points });
    if (best.length > count) best.pop();
  }
  return best;
}
