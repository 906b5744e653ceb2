import { HeadingLevel, Paragraph, TextRun } from 'docx';

import { colouredParagraphs, type TextPiece } from './coloured-text.ts';
import { levelTable, type LevelTotals } from './level-table.ts';
import { packDocument, placeForXml } from './pack.ts';
import { legalText } from './xml-text.ts';

/** What the Word download of a graded text shows. */
export interface ResultDocument {
  /** Title of the article; empty becomes 'Article'. */
  readonly name: string;
  readonly totals: LevelTotals;
  /** 'Nicely done!' or the sentence for lower scores. */
  readonly feedback: string;
  /** The text in order, words and what stands between them. Joined it is the text. */
  readonly pieces: Iterable<TextPiece>;
  /** Which counts answered: 'News in English, 2021–2024'; null when not known. */
  readonly dictionary: string | null;
  /** How the words got their levels; nothing is said of the published method, which is what readers expect. */
  readonly method?: 'published' | 'refined';
  readonly date: Date;
  readonly direction: 'ltr' | 'rtl';
}

/** The Word document of a graded text: title, score, table of levels, coloured text, dictionary and date. */
export async function writeResultDocument(result: ResultDocument): Promise<Uint8Array> {
  const name = legalText(result.name).trim() || 'Article';
  const isRtl = result.direction === 'rtl';
  const children = [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      bidirectional: isRtl,
      children: [new TextRun({ text: name, rightToLeft: isRtl })],
    }),
    new Paragraph({
      text: `Score: ${result.totals.score} of 100. ${result.feedback}`,
      style: 'Score',
    }),
    levelTable(result.totals),
    heading('The text'),
    key(),
    placeForXml(),
    heading('How it was graded'),
    new Paragraph(`Word counts: ${legalText(result.dictionary ?? 'not recorded')}.`),
    ...(result.method === 'refined' ? [new Paragraph(refinedRemark)] : []),
    new Paragraph(`Date: ${longDate(result.date)}.`),
  ];
  return packDocument(
    `${name} - Result`,
    children,
    colouredParagraphs(result.pieces, result.direction),
  );
}

const refinedRemark =
  'Method: refined. Names, explained words and forms of known words are left alone, so the score does not compare with the literature.';

const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });

function key(): Paragraph {
  return new Paragraph({
    children: [
      new TextRun({ text: 'Mid-frequency', style: 'Mid' }),
      new TextRun(' words are orange with a dotted line. '),
      new TextRun({ text: 'Rare', style: 'Rare' }),
      new TextRun(' words are red with a solid line. All other words are common.'),
    ],
  });
}

function longDate(date: Date): string {
  return date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
