import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';

import { documentStyles } from '../word/document-styles.ts';
import { pageNumbers } from '../word/page-numbers.ts';
import { legalText } from '../word/xml-text.ts';

/** Media type of a Word document. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A heading, a paragraph, or a table. A table's first row is its header, and its first column names the rows. */
export type ReportPart =
  | { readonly kind: 'heading' | 'subheading'; readonly text: string }
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      /** By default, the direction of the report. */
      readonly isRightToLeft?: boolean;
    }
  | {
      readonly kind: 'table';
      readonly rows: readonly (readonly string[])[];
      readonly caption?: string;
    };

export interface Report {
  readonly title: string;
  readonly isRightToLeft: boolean;
  readonly parts: readonly ReportPart[];
}

const pageWidth = 9000;
const line = { style: 'single', size: 4, color: 'B9B4A6' } as const;
const none = { style: 'none' } as const;

interface CellLook {
  readonly isHead: boolean;
  readonly isOfNumbers: boolean;
}

const isNumber = (words = '') => !/\p{L}/u.test(words);

/** Returns a report as a Word document (.docx). */
export function writeReport({ title, isRightToLeft, parts }: Report): Promise<ArrayBuffer> {
  const text = (words: string, look: { bold?: boolean; rightToLeft?: boolean } = {}) =>
    new TextRun({
      text: legalText(words),
      rightToLeft: look.rightToLeft ?? isRightToLeft,
      ...(look.bold && { bold: true, boldComplexScript: true }),
    });
  const cell = (words: string, width: number, { isHead, isOfNumbers }: CellLook) =>
    new TableCell({
      width: { size: width, type: 'dxa' },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: [
        new Paragraph({
          bidirectional: isRightToLeft,
          alignment: isOfNumbers ? 'end' : 'start',
          spacing: { after: 0 },
          children: [text(words, { bold: isHead })],
        }),
      ],
    });
  const table = (rows: readonly (readonly string[])[]) => {
    const columns = Math.max(1, ...rows.map(({ length }) => length));
    const [, ...told] = rows;
    const numbers = Array.from(
      { length: columns },
      (_, at) => at > 0 && told.every((row) => isNumber(row[at])),
    );
    // Row names are longer than the numbers beside them; columns of words share the page evenly.
    const first = numbers.includes(true) ? 2 : 1;
    const width = Math.floor(pageWidth / (columns - 1 + first));
    const widths = numbers.map((_, at) => (at === 0 ? first * width : width));
    return new Table({
      columnWidths: widths,
      visuallyRightToLeft: isRightToLeft,
      width: { size: pageWidth, type: 'dxa' },
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
            children: cells.map((words, at) =>
              cell(words, widths[at]!, { isHead: row === 0, isOfNumbers: numbers[at]! }),
            ),
          }),
      ),
    });
  };
  const paragraph = (
    words: string,
    heading?: 'Heading1' | 'Heading2' | 'Title',
    rightToLeft = isRightToLeft,
  ) =>
    new Paragraph({
      bidirectional: rightToLeft,
      children: [text(words, { rightToLeft })],
      ...(heading && { heading }),
    });
  const caption = (words: string) =>
    new Paragraph({
      style: 'Caption',
      bidirectional: isRightToLeft,
      children: [text(words)],
    });
  const written = (part: Exclude<ReportPart, { kind: 'table' }>) =>
    part.kind === 'paragraph'
      ? paragraph(part.text, undefined, part.isRightToLeft)
      : paragraph(part.text, part.kind === 'heading' ? 'Heading1' : 'Heading2');
  const document = new Document({
    title: legalText(title),
    creator: 'De-Jargonizer',
    styles: documentStyles,
    sections: [
      {
        footers: { default: pageNumbers() },
        children: [
          paragraph(title, 'Title'),
          ...parts.flatMap((part) =>
            part.kind === 'table'
              ? [...(part.caption ? [caption(part.caption)] : []), table(part.rows)]
              : [written(part)],
          ),
        ],
      },
    ],
  });
  return Packer.toArrayBuffer(document);
}
