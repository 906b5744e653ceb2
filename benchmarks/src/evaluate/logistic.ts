/**
 * Fits one weight per column. Each row is the cues of a pair's first member minus those of its second, which should
 * score lower.
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  { steps = 400, decay = 0.02 }: { readonly steps?: number; readonly decay?: number } = {},
): readonly number[] {
  const width = rows[0]?.length ?? 0;
  const weights = Array.from({ length: width }, () => 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => -decay * weight);
    for (const row of rows) {
      const missing = 1 / (1 + Math.exp(dot(row, weights)));
      for (let at = 0; at < width; at++) slope[at]! += (missing * row[at]!) / rows.length;
    }
    for (let at = 0; at < width; at++) weights[at]! += slope[at]!;
  }
  return weights;
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

export const spread = (rows: readonly (readonly number[])[]): readonly number[] =>
  (rows[0] ?? []).map((_, at) => {
    const squares = rows.reduce((sum, row) => sum + (row[at] ?? 0) ** 2, 0) / rows.length;
    return Math.sqrt(squares) || 1;
  });
