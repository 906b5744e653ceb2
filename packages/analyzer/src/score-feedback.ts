const GOOD_SCORE = 90;

/** “Nicely done!” for a score above 90, else an encouragement. */
export function scoreFeedback(
  score: number,
): 'Nicely done!' | 'Try to get it higher in the next round.' {
  return score > GOOD_SCORE ? 'Nicely done!' : 'Try to get it higher in the next round.';
}
