import { Packer, type Paragraph, type Table } from 'docx';

import { paragraph } from '../word/paragraph.ts';
import { ruledTable, tableWidth } from '../word/ruled-table.ts';
import { styledDocument } from '../word/styled-document.ts';

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

/** Returns a report as a Word document (.docx). */
export function writeReport(report: Report): Promise<ArrayBuffer> {
  return Packer.toArrayBuffer(
    styledDocument(report.title, [
      paragraph(report, report.title, { heading: 'Title' }),
      ...report.parts.flatMap((part) => written(part, report)),
    ]),
  );
}

function written(part: ReportPart, report: Report): (Paragraph | Table)[] {
  if (part.kind === 'paragraph') return [paragraph({ ...report, ...part }, part.text)];
  if (part.kind === 'table') {
    const caption = part.caption ? [paragraph(report, part.caption, { style: 'Caption' })] : [];
    return [...caption, table(part.rows, report.isRightToLeft)];
  }
  const heading = part.kind === 'heading' ? 'Heading1' : 'Heading2';
  return [paragraph(report, part.text, { heading })];
}

const isNumber = (words = '') => !/\p{L}/u.test(words);

function table(rows: readonly (readonly string[])[], isRightToLeft: boolean): Table {
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const [, ...told] = rows;
  const numbers = Array.from(
    { length: columns },
    (_, at) => at > 0 && told.every((row) => isNumber(row[at])),
  );
  // Row names are longer than the numbers beside them; columns of words share the page evenly.
  const first = numbers.includes(true) ? 2 : 1;
  const width = Math.floor(tableWidth / (columns - 1 + first));
  const cells = rows.map((row) => row.map((text, at) => ({ text, isOfNumbers: numbers[at]! })));
  const widths = numbers.map((_, at) => (at === 0 ? first * width : width));
  return ruledTable(cells, widths, isRightToLeft);
}
