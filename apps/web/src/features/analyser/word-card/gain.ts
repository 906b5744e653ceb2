/** One decimal, or two if one shows no difference; whole points would misstate a small gain. */
function digitsFor(from: number, to: number): number {
  for (const digits of [1, 2]) if (from.toFixed(digits) !== to.toFixed(digits)) return digits;
  return 2;
}

export function gain(from: number, to: number): Record<'from' | 'to' | 'digits', number> {
  const digits = digitsFor(from, to);
  const scale = 10 ** digits;
  const rounded = (score: number) => Math.round(score * scale) / scale;
  return { from: rounded(from), to: rounded(to), digits };
}
