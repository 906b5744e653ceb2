/** As few decimals as show how far the score rises: whole points made two and three of a third. */
function digitsFor(from: number, to: number): number {
  for (const digits of [1, 2]) if (from.toFixed(digits) !== to.toFixed(digits)) return digits;
  return 2;
}

/** Two scores as they are shown beside each other, rounded alike, and with so many decimals each. */
export function gain(from: number, to: number): Record<'from' | 'to' | 'digits', number> {
  const digits = digitsFor(from, to);
  const scale = 10 ** digits;
  const rounded = (score: number) => Math.round(score * scale) / scale;
  return { from: rounded(from), to: rounded(to), digits };
}
