import {
  Document,
  type FileChild,
  Footer,
  type IStylesOptions,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';

import { legalText } from './xml-text.ts';

const ink = '1F2421';
const teal = '0F5257';
const serif = { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'David' };
const sans = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' };
const bold = { bold: true, boldComplexScript: true };

const paragraphStyle = { basedOn: 'Normal', quickFormat: true };

const levelStyle = (id: string, name: string, color: string, line: 'dotted' | 'single') => ({
  id,
  name,
  quickFormat: true,
  run: { color, ...bold, underline: { type: line, color } },
});

/** Levels differ in more than colour, so that they survive a black-and-white printer. */
const styles: IStylesOptions = {
  default: {
    document: {
      run: {
        font: sans,
        size: 22,
        color: ink,
        language: { value: 'en-GB', bidirectional: 'he-IL' },
      },
      paragraph: { spacing: { after: 120, line: 288 } },
    },
    title: {
      run: { font: serif, size: 44, color: teal },
      paragraph: { spacing: { after: 60 } },
    },
    heading1: {
      run: { font: serif, size: 30, color: teal },
      paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
    },
    heading2: {
      run: { font: serif, size: 25, color: teal },
      paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      ...paragraphStyle,
      id: 'Caption',
      name: 'caption',
      run: { ...bold, size: 20 },
      paragraph: { spacing: { before: 160, after: 60 }, keepNext: true },
    },
    {
      ...paragraphStyle,
      id: 'ArticleText',
      name: 'Article Text',
      run: { font: serif, size: 23 },
      paragraph: { spacing: { after: 140, line: 324 } },
    },
    {
      ...paragraphStyle,
      id: 'Code',
      name: 'Code',
      run: { font: 'Consolas', size: 20 },
      paragraph: { spacing: { after: 0 }, indent: { start: 360 } },
    },
    { ...paragraphStyle, id: 'Score', name: 'Score', run: { font: serif, size: 28, ...bold } },
  ],
  characterStyles: [
    levelStyle('Mid', 'Mid-frequency word', 'B45309', 'dotted'),
    levelStyle('Rare', 'Rare word', 'B91C1C', 'single'),
  ],
};

/** A Word document in our styles, with page numbers. */
export function styledDocument(title: string, children: readonly FileChild[]): Document {
  const numbers = new TextRun({
    children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
    size: 18,
  });
  const footer = new Footer({
    children: [new Paragraph({ alignment: 'center', children: [numbers] })],
  });
  return new Document({
    title: legalText(title),
    creator: 'De-Jargonizer',
    styles,
    sections: [{ children, footers: { default: footer } }],
  });
}
