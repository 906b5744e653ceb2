/** Whole points, or one decimal where whole points show no difference. */
export function gain(from: number, to: number): Record<'from' | 'to' | 'digits', number> {
  const digits = Math.round(from) === Math.round(to) ? 1 : 0;
  const scale = 10 ** digits;
  const rounded = (score: number) => Math.round(score * scale) / scale;
  return { from: rounded(from), to: rounded(to), digits };
}
