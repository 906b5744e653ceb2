import type { Classifier } from './classifier.ts';
import { bucketCount } from './features.ts';

export interface Example {
  readonly features: readonly number[];
  readonly isPositive: boolean;
  /** Factor on this example's loss. */
  readonly weight: number;
}

/** Weight of the loss relative to the L2 penalty: C of LIBLINEAR. */
const lossFactor = 20;
const rounds = 20;

/**
 * Logistic regression with an L2 penalty, by coordinate descent in the dual. The same examples give the same weights.
 * See: Yu, Huang and Lin, “Dual coordinate descent methods for logistic regression and maximum entropy models” (2011).
 */
export function fitLogistic(examples: readonly Example[]): Classifier {
  const weights = new Float64Array(bucketCount);
  let bias = 0;
  const alphas = new Float64Array(examples.length);
  const move = ({ features, isPositive }: Example, by: number) => {
    const signed = isPositive ? by : -by;
    const each = signed / Math.sqrt(features.length);
    for (const feature of features) weights[feature]! += each;
    bias += signed;
  };
  for (const [at, example] of examples.entries()) {
    alphas[at] = 1e-8;
    move(example, 1e-8);
  }
  for (let round = 0; round < rounds; round += 1)
    for (const at of shuffled(examples.length, round)) {
      const example = examples[at]!;
      let sum = 0;
      for (const feature of example.features) sum += weights[feature]!;
      const score = bias + sum / Math.sqrt(example.features.length);
      const margin = example.isPositive ? score : -score;
      const alpha = solved(margin, alphas[at]!, lossFactor * example.weight);
      move(example, alpha - alphas[at]!);
      alphas[at] = alpha;
    }
  return { bias, weights };
}

/** Squared length of a row: 1 for its normalised features and 1 for the bias. */
const squaredLength = 2;

/** Finds the zero of the derivative in one dual variable, between 0 and `most`, by Newton's method with bisection. */
function solved(margin: number, from: number, most: number): number {
  let low = 1e-12 * most;
  let high = most * (1 - 1e-12);
  let alpha = from;
  for (let step = 0; step < 30; step += 1) {
    const slope = margin + squaredLength * (alpha - from) + Math.log(alpha / (most - alpha));
    if (Math.abs(slope) < 1e-9) break;
    if (slope > 0) high = alpha;
    else low = alpha;
    const next = alpha - slope / (squaredLength + most / (alpha * (most - alpha)));
    alpha = next > low && next < high ? next : (low + high) / 2;
  }
  return alpha;
}

/** Shuffles the indices differently in each round, but the same way at each fit. */
function shuffled(count: number, round: number): readonly number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  let state = 1 + round;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
