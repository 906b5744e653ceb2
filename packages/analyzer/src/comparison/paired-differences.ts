import { inferenceOf, type Inference } from './statistics/inference.ts';

/** One measure of a student's first and second text. */
export interface Pair {
  readonly before: number;
  readonly after: number;
}

/** Mean and sample standard deviation; the latter is null for a single value. */
export interface Spread {
  readonly mean: number;
  readonly sd: number | null;
}

/** The difference between the two rounds, with effect sizes. */
export interface PairedDifferences {
  readonly before: Spread;
  readonly after: Spread;
  readonly change: Spread;
  /** Mean change / SD of the changes; null when that SD is zero or unknown. */
  readonly dz: number | null;
  /** Mean change / mean SD, Hedges-corrected; null below three pairs or when both SDs are zero. */
  readonly dav: number | null;
  readonly inference: Inference;
}

/** Means, standard deviations, effect sizes and tests for at least one pair. */
export function pairedDifferences(pairs: readonly Pair[]): PairedDifferences {
  const before = spreadOf(pairs.map((pair) => pair.before));
  const after = spreadOf(pairs.map((pair) => pair.after));
  const changes = pairs.map((pair) => pair.after - pair.before);
  const change = spreadOf(changes);
  return {
    before,
    after,
    change,
    dz: dzOf(change),
    dav: davOf(change, before, after, pairs.length),
    inference: inferenceOf(changes, change),
  };
}

function spreadOf(values: readonly number[]): Spread {
  const mean = sum(values) / values.length;
  if (values.length < 2) return { mean, sd: null };
  const squares = sum(values.map((value) => (value - mean) ** 2));
  return { mean, sd: Math.sqrt(squares / (values.length - 1)) };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Smaller differences count as zero, because sums of fractions are inexact. */
const nought = 1e-9;

/** See: Lakens 2013, doi 10.3389/fpsyg.2013.00863, Cohen’s d_z. */
function dzOf({ mean, sd }: Spread): number | null {
  return sd === null || sd < nought ? null : mean / sd;
}

/** See: Lakens 2013, Cohen’s d_av. */
function davOf({ mean }: Spread, before: Spread, after: Spread, pairs: number): number | null {
  if (before.sd === null || after.sd === null || pairs < 3) return null;
  const meanSd = (before.sd + after.sd) / 2;
  return meanSd < nought ? null : (mean / meanSd) * hedges(pairs - 1);
}

/**
 * Small-sample bias correction of an effect size; for pairs, df is the number of pairs less one. See: Hedges 1981,
 * doi 10.3102/10769986006002107; Borenstein et al. 2009, Introduction to Meta-Analysis, chapter 4.
 */
const hedges = (df: number): number => 1 - 3 / (4 * df - 1);
