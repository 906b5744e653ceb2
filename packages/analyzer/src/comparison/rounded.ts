/** A number with so many decimals, never '-0.0'. */
export function rounded(value: number, decimals: number): string {
  return value.toFixed(decimals).replace(/^-(?=[0.]+$)/, '');
}
