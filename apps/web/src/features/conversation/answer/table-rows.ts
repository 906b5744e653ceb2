import type { AnyMessage } from '@vernacular/exercises';

import type { Rows } from '../state/conversation.ts';

export const startingRows = ({ tableHeaders, tableData, minimumRows }: AnyMessage): Rows =>
  Array.from({ length: Math.max(minimumRows, tableData.length, 1) }, (_, row) =>
    tableHeaders.map((_header, column) => tableData[row]?.[column] ?? ''),
  );

export const changeCell = (rows: Rows, row: number, column: number, text: string): Rows =>
  rows.map((cells, at) =>
    at === row ? cells.map((cell, on) => (on === column ? text : cell)) : cells,
  );

export const addRow = (rows: Rows): Rows => [...rows, (rows[0] ?? ['']).map(() => '')];

export const removeRow = (rows: Rows, row: number): Rows =>
  rows.length > 1 ? rows.filter((_, at) => at !== row) : rows;

/** The rows to send: cells trimmed, empty rows dropped, the first row always kept (specification, section 5). */
export const filledRows = (rows: Rows): Rows =>
  rows
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells, row) => row === 0 || cells.some((cell) => cell !== ''));
