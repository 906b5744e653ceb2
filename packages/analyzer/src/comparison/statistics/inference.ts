import { bootstrapInterval, type Interval } from './bootstrap.ts';
import { t95, withinT } from './student-t.ts';
import { signedRanks, type SignedRanks } from './wilcoxon.ts';

/** How sure a mean change is. */
export interface Inference {
  /** By Student’s t; null for a single change. */
  readonly interval: Interval | null;
  /** By resampling, which supposes no bell curve; null for fewer than ten changes, where it is too narrow. */
  readonly bootstrap: Interval | null;
  /** The paired t test, two-sided; null where all change alike. */
  readonly t: { readonly t: number; readonly df: number; readonly p: number } | null;
  /** Null where nothing changed. */
  readonly wilcoxon: SignedRanks | null;
}

/** Fewer changes than this are resampled into intervals that promise too much. */
const leastToResample = 10;

/** Changes are sums of fractions: what differs by less than this is the same. */
const exactly = (value: number): number => Math.round(value * 1e9) / 1e9;

/** What can be said of the mean of changes. */
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
