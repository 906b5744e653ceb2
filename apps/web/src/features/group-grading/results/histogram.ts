/** A stretch of values, and how many lie in it; the last one holds its end too. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** How values lie: their stretches, and five numbers that tell them in a sentence. */
export interface Spread {
  readonly bins: readonly Bin[];
  readonly least: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly most: number;
}

const steps = [0.5, 1, 2, 5, 10, 20];
const mostBins = 12;

/** How values from 0 to 100 lie, in at most twelve stretches between round numbers; null for fewer than two. */
export function spreadOf(values: readonly number[]): Spread | null {
  if (values.length < 2) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  const binsBy = (step: number) => {
    const first = Math.min(Math.floor(least / step), 100 / step - 1);
    const last = Math.max(first + 1, Math.ceil(most / step));
    return { first, size: last - first };
  };
  const step = steps.find((each) => binsBy(each).size <= mostBins) ?? 20;
  const { first, size } = binsBy(step);
  const counts = Array.from({ length: size }, () => 0);
  for (const value of sorted) {
    const at = Math.min(size - 1, Math.floor(value / step) - first);
    counts[at] = counts[at]! + 1;
  }
  return {
    bins: counts.map((count, at) => ({
      from: (first + at) * step,
      to: (first + at + 1) * step,
      count,
    })),
    least,
    lowerQuarter: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuarter: quantile(sorted, 0.75),
    most,
  };
}

/** Between the two nearest, as R (type 7) and NumPy do it. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (place - Math.floor(place)) * (above - below);
}
