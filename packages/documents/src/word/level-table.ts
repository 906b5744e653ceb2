import { Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';

import type { DocumentTexts } from './texts/document-texts.ts';

const widths = [4200, 2400, 2400];
const line = { style: 'single', size: 4, color: 'B9B4A6' } as const;
const none = { style: 'none' } as const;

export interface LevelTotals {
  readonly common: number;
  readonly mid: number;
  readonly rare: number;
  readonly cleaned: number;
  readonly score: number | null;
  /** Whole percentages of the cleaned words. */
  readonly percentages: { readonly common: number; readonly mid: number; readonly rare: number };
}

/** The table of levels. Each level is named in its own style, so that the table is the legend too. */
export function levelTable(totals: LevelTotals, texts: DocumentTexts): Table {
  const { percentages } = totals;
  const { columns, levels } = texts;
  return new Table({
    columnWidths: widths,
    visuallyRightToLeft: texts.isRightToLeft,
    width: { size: 9000, type: 'dxa' },
    borders: {
      top: line,
      bottom: line,
      insideHorizontal: line,
      left: none,
      right: none,
      insideVertical: none,
    },
    rows: [
      row(texts, columns, { isHeader: true }),
      row(texts, [levels.common, totals.common, `${percentages.common} %`]),
      row(texts, [levels.mid, totals.mid, `${percentages.mid} %`], { style: 'Mid' }),
      row(texts, [levels.rare, totals.rare, `${percentages.rare} %`], { style: 'Rare' }),
      row(texts, [levels.all, totals.cleaned, totals.cleaned === 0 ? '' : '100 %']),
    ],
  });
}

function row(
  { isRightToLeft, locale }: DocumentTexts,
  cells: readonly (string | number)[],
  { isHeader = false, style }: { isHeader?: boolean; style?: string } = {},
): TableRow {
  return new TableRow({
    tableHeader: isHeader,
    cantSplit: true,
    children: cells.map((content, column) => {
      const text = typeof content === 'number' ? content.toLocaleString(locale) : content;
      const look = isHeader
        ? { bold: true, boldComplexScript: true }
        : column === 0 && style
          ? { style }
          : {};
      return new TableCell({
        width: { size: widths[column]!, type: 'dxa' },
        margins: { top: 60, bottom: 60, left: 100, right: 100 },
        children: [
          new Paragraph({
            bidirectional: isRightToLeft,
            alignment: column === 0 ? 'start' : 'end',
            spacing: { after: 0 },
            children: [new TextRun({ text, rightToLeft: isRightToLeft, ...look })],
          }),
        ],
      });
    }),
  });
}
