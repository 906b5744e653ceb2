const GOOD_SCORE = 90;

/** Feedback shown beside a score. */
export function scoreFeedback(
  score: number,
): 'Nicely done!' | 'Try to get it higher in the next round.' {
  return score > GOOD_SCORE ? 'Nicely done!' : 'Try to get it higher in the next round.';
}
