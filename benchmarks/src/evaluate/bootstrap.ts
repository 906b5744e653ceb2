import { seeded } from '../frame/seeded.ts';

/** `low` and `high` bound a 95 % confidence interval. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

const SAMPLES = 2000;

/**
 * Returns the share of `true` with a percentile bootstrap interval from a fixed random seed. See: Efron & Tibshirani
 * (1993).
 */
export function estimate(cases: readonly boolean[], samples = SAMPLES): Estimate {
  const random = seeded(17);
  const shares = Array.from({ length: samples }, () => {
    let holding = 0;
    for (let drawn = 0; drawn < cases.length; drawn++) {
      if (cases[Math.floor(random() * cases.length)]) holding++;
    }
    return holding / cases.length;
  }).toSorted((a, b) => a - b);
  const at = (part: number) => shares[Math.floor(part * (samples - 1))] ?? Number.NaN;
  return {
    share: cases.filter(Boolean).length / cases.length,
    low: at(0.025),
    high: at(0.975),
    of: cases.length,
  };
}
