/** A whole or decimal number with thousands set apart: '1,234'. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-GB');
}
