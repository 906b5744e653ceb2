import { expect, it } from 'vitest';
import { scoreFeedback } from './score-feedback.ts';

it.each([
  [100, 'Nicely done!'],
  [91, 'Nicely done!'],
  [90, 'Try to get it higher in the next round.'],
  [0, 'Try to get it higher in the next round.'],
])('says of %i: %s', (score, sentence) => {
  expect(scoreFeedback(score)).toBe(sentence);
});
