import { botMessage, Html } from '@vernacular/exercises';
import { describe, expect, test } from 'vitest';

import { addRow, changeCell, filledRows, removeRow, startingRows } from './table-form.tsx';

const message = (minimumRows: number) =>
  botMessage('1', {
    html: new Html(''),
    table: { headers: ['a', 'b'], minimumRows, example: ['x', 'y'] },
  });

describe('a table to fill in', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])('that asks for %d rows begins with %d', (asked, rows) => {
    expect(startingRows(message(asked))).toHaveLength(rows);
  });

  test('is never left without a row', () => {
    expect(removeRow([['', '']], 0)).toHaveLength(1);
    expect(removeRow([['a'], ['b']], 0)).toEqual([['b']]);
  });

  test('gains rows as wide as the first', () => {
    expect(addRow([['a', 'b']])).toEqual([
      ['a', 'b'],
      ['', ''],
    ]);
  });

  test('changes one cell', () => {
    expect(
      changeCell(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        1,
        0,
        'x',
      ),
    ).toEqual([
      ['a', 'b'],
      ['x', 'd'],
    ]);
  });

  test('sends trimmed cells, no empty rows, and always the first', () => {
    expect(
      filledRows([
        [' ', ''],
        ['', ' '],
        [' a ', ''],
      ]),
    ).toEqual([
      ['', ''],
      ['a', ''],
    ]);
  });
});
