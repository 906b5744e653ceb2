/** An estimate with the ends of its 95 % interval, all three on one scale. */
export interface Estimate {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution, which 95 % intervals use. */
export const z95 = 1.959963984540054;

/** A share with Wilson's 95 % interval; null if `n` is 0. See: Wilson (1927), doi:10.1080/01621459.1927.10502953. */
export function wilson(successes: number, n: number): Estimate | null {
  if (n === 0) return null;
  const share = successes / n;
  const square = z95 ** 2;
  const middle = (successes + square / 2) / (n + square);
  const half = (z95 / (n + square)) * Math.sqrt(n * share * (1 - share) + square / 4);
  return {
    estimate: share,
    low: successes === 0 ? 0 : middle - half,
    high: successes === n ? 1 : middle + half,
  };
}

/**
 * Two independent shares, `a` of `n` minus `b` of `m`, with the 95 % interval; null if `n` or `m` is 0.
 * See: Newcombe (1998), method 10, doi:10.1002/(SICI)1097-0258(19980430)17:8<873::AID-SIM779>3.0.CO;2-I.
 */
export function twoProportions(a: number, n: number, b: number, m: number): Estimate | null {
  const [one, other] = [wilson(a, n), wilson(b, m)];
  if (one === null || other === null) return null;
  const estimate = one.estimate - other.estimate;
  return {
    estimate,
    low: estimate - Math.hypot(one.estimate - one.low, other.high - other.estimate),
    high: estimate + Math.hypot(one.high - one.estimate, other.estimate - other.low),
  };
}
