/**
 * The probability that Student’s t lies between −t and t. For whole degrees of freedom it is a finite sum. See:
 * Abramowitz & Stegun 1964, Handbook of Mathematical Functions, 26.7.3 and 26.7.4.
 */
export function withinT(t: number, df: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(df));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = df % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = df === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power <= df - 2; power += 2) {
    term *= ((power - 1) / power) * cosine ** 2;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}

/** The t between whose negative and positive value 95 % of the distribution lie: 12.7 for one degree of freedom. */
export function t95(df: number): number {
  let [low, high] = [1.9, 13];
  // Bisects until the bounds are adjacent floating-point numbers.
  for (;;) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) return middle;
    if (withinT(middle, df) < 0.95) low = middle;
    else high = middle;
  }
}
