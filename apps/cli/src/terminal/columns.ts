/** Rows as lines with aligned cells, two spaces apart. `right`: indexes of the columns aligned to the right. */
export function columns(
  rows: readonly (readonly string[])[],
  { right = [] }: { readonly right?: readonly number[] } = {},
): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  }
  const pad = (cell: string, at: number) =>
    right.includes(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!);
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
}
