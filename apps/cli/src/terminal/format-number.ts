/** Writes 12345 as ‘12,345’. */
export function formatNumber(value: number): string {
  return value.toLocaleString('en-GB');
}
