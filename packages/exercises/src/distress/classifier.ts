import { bucketCount, featuresOf } from './features.ts';

export interface StoredWeights {
  readonly bias: number;
  readonly step: number;
  /** One character per bucket of features: `f` stands for 0, each earlier character of `digits` for one `step` less. */
  readonly weights: string;
}

export interface Classifier {
  readonly bias: number;
  readonly weights: Float64Array;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const zero = 31;

/** Weights are clipped at this share of the largest one: few are larger, and the steps become finer. */
const kept = 0.8;

/** Log-odds of distress, in natural logarithms. */
export function scoreOf({ bias, weights }: Classifier, features: readonly number[]): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return bias + sum / Math.sqrt(features.length);
}

/** Rounds weights to the characters of a weights file. */
export function store({ bias, weights }: Classifier): StoredWeights {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const step = Number(((kept * largest) / zero).toFixed(4));
  const digitOf = (weight: number) =>
    digits[zero + Math.max(-zero, Math.min(zero, Math.round(weight / step)))]!;
  return {
    bias: Number(bias.toFixed(2)),
    step,
    weights: Array.from(weights, digitOf).join(''),
  };
}

/** Reads the weights of `store` back. Throws if their number is wrong. */
export function restore({ bias, step, weights }: StoredWeights): Classifier {
  const valueOf = new Map(Array.from(digits, (digit, at) => [digit, (at - zero) * step]));
  const restored = Float64Array.from(weights, (digit) => valueOf.get(digit)!);
  if (restored.length !== bucketCount) throw new Error(`${restored.length} weights`);
  return { bias, weights: restored };
}

/** Returns a function that scores a passage by `scoreOf`. The weights are unpacked at its first call. */
export function scorer(stored: StoredWeights): (passage: string) => number {
  let classifier: Classifier | undefined;
  return (passage) => scoreOf((classifier ??= restore(stored)), featuresOf(passage));
}
