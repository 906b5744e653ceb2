import { bootstrapInterval, type Interval } from './bootstrap.ts';
import { t95, withinT } from './student-t.ts';
import { signedRanks, type SignedRanks } from './wilcoxon.ts';

export interface Inference {
  /** Confidence interval of the mean change by Student’s t; null for a single change. */
  readonly interval: Interval | null;
  /** The same by bootstrap, for any distribution; null for fewer than ten changes, where it is too narrow. */
  readonly bootstrap: Interval | null;
  /** The paired t test, two-sided; null where all changes are equal. */
  readonly t: { readonly t: number; readonly df: number; readonly p: number } | null;
  readonly wilcoxon: SignedRanks | null;
}

const leastToResample = 10;

/** Rounds away differences below 1e-9, because changes are sums of fractions. */
const exactly = (value: number): number => Math.round(value * 1e9) / 1e9;

/** Intervals and tests of whether the mean change differs from zero. `mean` and `sd` are those of `changes`. */
export function inferenceOf(
  changes: readonly number[],
  { mean, sd }: { readonly mean: number; readonly sd: number | null },
): Inference {
  const df = changes.length - 1;
  const error = sd === null ? null : sd / Math.sqrt(changes.length);
  const reach = error === null ? null : t95(df) * error;
  const t = error === null || exactly(error) === 0 ? null : mean / error;
  return {
    interval: reach === null ? null : { low: mean - reach, high: mean + reach },
    bootstrap: changes.length < leastToResample ? null : bootstrapInterval(changes),
    t: t === null ? null : { t, df, p: Math.max(0, 1 - withinT(t, df)) },
    wilcoxon: signedRanks(changes.map(exactly)),
  };
}
