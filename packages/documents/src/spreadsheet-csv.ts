import { stringify } from 'csv-stringify/sync';

/** A cell that begins like a formula but is a negative number. */
const negativeNumber = /^-\d+(\.\d+)?$/;

/**
 * Returns a CSV file with all cells quoted and a byte-order mark, so that spreadsheets read it as UTF-8. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front. `rows` includes the header.
 */
export function writeResultsCsv(rows: readonly (readonly string[])[]): string {
  return stringify(rows as string[][], {
    bom: true,
    quoted: true,
    quoted_empty: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: {
      string: (value) => (negativeNumber.test(value) ? { value, escape_formulas: false } : value),
    },
  });
}
