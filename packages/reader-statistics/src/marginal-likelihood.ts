import { cholesky, solve } from './cholesky.ts';

/** How often each word was marked, and how many words each reader marked; no word may be marked by none or all. */
export interface Totals {
  readonly times: readonly number[];
  /** Number of readers by how many words they marked. */
  readonly readers: ReadonlyMap<number, number>;
}

interface Evaluation {
  readonly logLikelihood: number;
  readonly gradient: Float64Array;
  /** The observed Fisher information matrix, row by row. */
  readonly information: Float64Array;
  /** Quadrature nodes of the strictness of readers, on a standard normal scale. */
  readonly nodes: Float64Array;
  /** Their posterior weights, which sum to 1, by the number of marked words, a sufficient statistic in this model. */
  readonly posteriors: ReadonlyMap<number, Float64Array>;
}

/**
 * Maximises the marginal likelihood by Newton's method. Parameters are the difficulty of each word and, last, the
 * standard deviation of the abilities; the sign of the latter means nothing.
 */
export function maximise(totals: Totals) {
  const n = [...totals.readers.values()].reduce((sum, each) => sum + each, 0);
  let parameters = Float64Array.from([...totals.times.map((k) => Math.log(k / (n - k))), 1]);
  let at = evaluate(parameters, totals);
  for (let round = 0; round < 200; round++) {
    const step = newtonStep(at, parameters.length);
    let scale = 1;
    let next = at;
    let moved = parameters;
    do {
      moved = parameters.map((each, index) => each + scale * step[index]!);
      next = evaluate(moved, totals);
      scale /= 2;
    } while (!(next.logLikelihood >= at.logLikelihood - 1e-9) && scale > 1e-10);
    [parameters, at] = [moved, next];
    if (step.every((each) => Math.abs(each) < 1e-7)) break;
  }
  return { parameters, at };
}

/** The Newton step, uphill even where the information is not positive definite: a ridge is added (Levenberg). */
function newtonStep({ information, gradient }: Evaluation, size: number): Float64Array {
  for (let ridge = 0; ; ridge = ridge === 0 ? 1e-3 : 10 * ridge) {
    const raised = information.slice();
    for (let index = 0; index < size; index++) raised[index * size + index]! += ridge;
    const lower = cholesky(raised, size);
    if (lower !== null) return solve(lower, size, gradient);
  }
}

/**
 * Equally spaced nodes, closer together than any posterior is wide, instead of Gauss-Hermite nodes. The sum is then
 * exact to eight digits even for 300 words, where Gauss-Hermite nodes lie too far apart.
 */
function nodesFor(sd: number, words: number): Float64Array {
  const narrowest = 1 / Math.sqrt(1 + (sd ** 2 * words) / 4);
  const half = Math.min(500, Math.max(30, Math.ceil(7.5 / narrowest)));
  return Float64Array.from({ length: 2 * half + 1 }, (_, index) => (7.5 * (index - half)) / half);
}

function evaluate(parameters: Float64Array, { times, readers }: Totals): Evaluation {
  const words = times.length;
  const size = words + 1;
  const sd = parameters[words]!;
  const nodes = nodesFor(sd, words);
  const step = nodes[1]! - nodes[0]!;
  // Node by node: the chance that each word is marked, the sum of these chances, and the log weight of marking none.
  const chances = new Float64Array(nodes.length * words);
  const expected = new Float64Array(nodes.length);
  const none = new Float64Array(nodes.length);
  for (const [q, node] of nodes.entries()) {
    let weight = Math.log(step / Math.sqrt(2 * Math.PI)) - node ** 2 / 2;
    for (let word = 0; word < words; word++) {
      const logit = parameters[word]! + sd * node;
      const chance = 1 / (1 + Math.exp(-logit));
      chances[q * words + word] = chance;
      expected[q]! += chance;
      weight -= Math.max(logit, 0) + Math.log1p(Math.exp(-Math.abs(logit)));
    }
    none[q] = weight;
  }
  let logLikelihood = times.reduce((sum, k, word) => sum + k * parameters[word]!, 0);
  const gradient = Float64Array.from([...times, 0]);
  const information = new Float64Array(size * size);
  const posteriors = new Map<number, Float64Array>();
  const summed = new Float64Array(nodes.length);
  const scores = new Float64Array(size);
  for (const [total, n] of readers) {
    const logs = none.map((each, q) => each + total * sd * nodes[q]!);
    const top = logs.reduce((one, other) => Math.max(one, other));
    const weights = logs.map((each) => Math.exp(each - top));
    const sum = weights.reduce((one, other) => one + other, 0);
    logLikelihood += n * (top + Math.log(sum));
    scores.fill(0);
    for (const [q, weight] of weights.entries()) {
      const share = (weights[q] = weight / sum);
      summed[q]! += n * share;
      if (share < 1e-18) continue;
      const node = nodes[q]!;
      const slope = node * (total - expected[q]!);
      scores[words]! += share * slope;
      information[size * size - 1]! -= n * share * slope ** 2;
      for (let word = 0; word < words; word++) {
        const chance = chances[q * words + word]!;
        scores[word]! += share * chance;
        // The covariance of a word's score and the deviation's; a score is the mark minus the chance of it.
        information[words * size + word]! += n * share * chance * slope;
      }
    }
    gradient[words]! += n * scores[words]!;
    for (let row = 0; row < size; row++)
      for (let column = 0; column <= row; column++)
        information[row * size + column]! +=
          n * scores[row]! * scores[column]! * (row === words && column < words ? -1 : 1);
    for (let word = 0; word < words; word++) gradient[word]! -= n * scores[word]!;
    posteriors.set(total, weights);
  }
  for (const [q, weight] of summed.entries()) {
    if (weight < 1e-18) continue;
    for (let row = 0; row < words; row++) {
      const chance = chances[q * words + row]!;
      const spread = weight * chance * (1 - chance);
      information[row * size + row]! += spread;
      information[words * size + row]! += spread * nodes[q]!;
      information[size * size - 1]! += spread * nodes[q]! ** 2;
      for (let column = 0; column <= row; column++)
        information[row * size + column]! -= weight * chance * chances[q * words + column]!;
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < row; column++)
      information[column * size + row] = information[row * size + column]!;
  return { logLikelihood, gradient, information, nodes, posteriors };
}
