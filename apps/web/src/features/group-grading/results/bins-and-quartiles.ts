/** Half-open range of values with their number; only the last bin also includes its upper end. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const steps = [0.5, 1, 2, 5, 10, 20];
const mostBins = 12;

/** Quartiles, and at most twelve bins with round edges from 0 to 100; null for fewer than two. */
export function spreadOf(values: readonly number[]) {
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

/** Interpolates linearly between the two nearest values, like R (type 7) and NumPy. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (place - Math.floor(place)) * (above - below);
}
