/** As few decimals as show that the score rises: whole numbers where they differ. */
function digitsFor(from: number, to: number): number {
  for (const digits of [0, 1, 2]) if (from.toFixed(digits) !== to.toFixed(digits)) return digits;
  return 2;
}

/** Two scores as they are shown beside each other, rounded alike. */
export function gain(from: number, to: number): { readonly from: number; readonly to: number } {
  const scale = 10 ** digitsFor(from, to);
  const rounded = (score: number) => Math.round(score * scale) / scale;
  return { from: rounded(from), to: rounded(to) };
}
