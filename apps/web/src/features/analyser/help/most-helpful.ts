import type { Totals } from '@vernacular/analyzer';

import type { ColouredWords, FlaggedWord } from '../words/coloured-words.ts';

/** `points`: what the score would gain if the word were common everywhere in the text. */
export interface Gain {
  readonly word: FlaggedWord;
  readonly points: number;
}

/**
 * The words whose change raises the published score most: occurrences × weight ÷ number of words. Ties keep the order
 * of the text.
 */
export function mostHelpful(
  { flagged }: Pick<ColouredWords, 'flagged'>,
  { cleaned }: Pick<Totals, 'cleaned'>,
  count: number,
): readonly Gain[] {
  const best: Gain[] = [];
  for (const word of flagged) {
    // Replacing a word that the readers know gains nothing.
    if (word.knownAs) continue;
    const points = (word.repetitions * (word.level === 'rare' ? 100 : 50)) / cleaned;
    const place = best.findIndex((other) => other.points < points);
    if (place < 0 && best.length >= count) continue;
    best.splice(place < 0 ? best.length : place, 0, { word, points });
    if (best.length > count) best.pop();
  }
  return best;
}
