import { type Estimate, z95 } from './proportions.ts';

/**
 * The area under the ROC curve: how often a marked word has a higher score than an unmarked one, ties counted half,
 * with its 95 % interval; null unless at least two words are marked and two are not. Of a frequency, give the negative,
 * so that rare words have high scores. Throws `RangeError` if the lists, an entry a word, differ in length.
 * See: DeLong, DeLong and Clarke-Pearson (1988), doi:10.2307/2531595.
 */
export function rocArea(scores: readonly number[], marked: readonly boolean[]): Estimate | null {
  if (scores.length !== marked.length) throw new RangeError('One entry a word in both lists.');
  const hard = scores.filter((_, index) => marked[index]);
  const easy = scores.filter((_, index) => !marked[index]);
  if (hard.length < 2 || easy.length < 2) return null;
  const below = new Float64Array(hard.length);
  const above = new Float64Array(easy.length);
  for (const [i, one] of hard.entries())
    for (const [j, other] of easy.entries()) {
      const wins = one > other ? 1 : one === other ? 0.5 : 0;
      below[i]! += wins / easy.length;
      above[j]! += wins / hard.length;
    }
  const estimate = mean(below);
  const half = z95 * Math.sqrt(varianceOfMean(below) + varianceOfMean(above));
  return { estimate, low: Math.max(0, estimate - half), high: Math.min(1, estimate + half) };
}

const mean = (values: Float64Array) => values.reduce((sum, each) => sum + each, 0) / values.length;

function varianceOfMean(values: Float64Array): number {
  const middle = mean(values);
  const squares = values.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  return squares / (values.length - 1) / values.length;
}
