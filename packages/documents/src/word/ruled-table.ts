import { Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';

import { legalText } from './xml-text.ts';

/** Twentieths of a point. */
export const tableWidth = 9000;

const line = { style: 'single', size: 4, color: 'B9B4A6' } as const;
const none = { style: 'none' } as const;
const bold = { bold: true, boldComplexScript: true };

export interface Cell {
  readonly text: string;
  readonly isOfNumbers: boolean;
  /** A character style, which the header has not. */
  readonly style?: string | undefined;
}

/** A table with lines between its rows. The first row is its header; `widths` are in twentieths of a point. */
export function ruledTable(
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
  isRightToLeft: boolean,
): Table {
  const cell = ({ text, isOfNumbers, style }: Cell, width: number, isHeader: boolean) => {
    const look = isHeader ? bold : style && { style };
    const run = new TextRun({ text: legalText(text), rightToLeft: isRightToLeft, ...look });
    return new TableCell({
      width: { size: width, type: 'dxa' },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: [
        new Paragraph({
          bidirectional: isRightToLeft,
          alignment: isOfNumbers ? 'end' : 'start',
          spacing: { after: 0 },
          children: [run],
        }),
      ],
    });
  };
  return new Table({
    columnWidths: widths,
    visuallyRightToLeft: isRightToLeft,
    width: { size: tableWidth, type: 'dxa' },
    borders: {
      top: line,
      bottom: line,
      insideHorizontal: line,
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          tableHeader: row === 0,
          cantSplit: true,
          children: cells.map((one, column) => cell(one, widths[column]!, row === 0)),
        }),
    ),
  });
}
