import { expect, it } from 'vitest';

import { writeResultsCsv } from './spreadsheet-csv.ts';

it('begins with a byte-order mark and quotes every cell', () => {
  expect(
    writeResultsCsv([
      ['File Name', 'Score'],
      ['a.txt', ''],
    ]),
  ).toBe('\ufeff"File Name","Score"\r\n"a.txt",""\r\n');
});

it.each(['=1+1', '+1', '-1+1', '-1-', '-A1', '-1e1', '-.5', '-1\n', '@SUM(A1)', '\t=1'])(
  'keeps a spreadsheet from running %j',
  (cell) => {
    expect(writeResultsCsv([[cell]])).toBe(`\ufeff"'${cell}"\r\n`);
  },
);

it('keeps commas, quotes, line ends and Hebrew inside their cell', () => {
  expect(writeResultsCsv([['a, "b"\nג']])).toBe('\ufeff"a, ""b""\nג"\r\n');
});

it.each(['-6.7', '-1', '0', '42.10'])('leaves the number %s alone', (cell) => {
  expect(writeResultsCsv([[cell]])).toBe(`\ufeff"${cell}"\r\n`);
});
