/** Begins as a formula would, and is none. */
const negativeNumber = /^-\d+(\.\d+)?(e-?\d+)?$/;

/**
 * Rows as a CSV file like those of the server: UTF-8 with a byte-order mark, so that spreadsheets read Hebrew;
 * every cell quoted; a cell that a spreadsheet would run as a formula begins with an apostrophe.
 */
export async function writeCsv(rows: readonly (readonly string[])[]): Promise<Blob> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const text = stringify(rows as string[][], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      string: (value) => (negativeNumber.test(value) ? { value, escape_formulas: false } : value),
    },
  });
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
