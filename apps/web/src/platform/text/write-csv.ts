/** A negative number starts like a formula but is none, so it must not be escaped. */
const negativeNumber = /^-\d+(\.\d+)?(e-?\d+)?$/;

/** Rows as a CSV file, with a byte order mark for Hebrew in spreadsheets and an apostrophe before formulas. */
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
