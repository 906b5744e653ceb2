/** A number with a fixed number of decimals, as text; `0.0` instead of `-0.0`. */
export function rounded(value: number, decimals: number): string {
  return value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '');
}
