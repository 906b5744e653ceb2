import { stringify } from 'csv-stringify/sync';

/** Begins as a formula would, and is none. */
const negativeNumber = /^-\d+(\.\d+)?$/;

/**
 * Results.csv: UTF-8 with a byte-order mark, so that spreadsheets read Hebrew; every cell quoted;
 * a cell that a spreadsheet would run as a formula begins with an apostrophe. `rows` begins with the header.
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
