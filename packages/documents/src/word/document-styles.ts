import type { IStylesOptions } from 'docx';

const ink = '1F2421';
const teal = '0F5257';
const serif = { ascii: 'Georgia', hAnsi: 'Georgia', cs: 'David' };
const sans = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial' };

/** The styles of Word documents. Levels differ in more than colour, so that they survive a black-and-white printer. */
export const documentStyles: IStylesOptions = {
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
      id: 'Caption',
      name: 'caption',
      basedOn: 'Normal',
      quickFormat: true,
      run: { bold: true, boldComplexScript: true, size: 20 },
      paragraph: { spacing: { before: 160, after: 60 }, keepNext: true },
    },
    {
      id: 'ArticleText',
      name: 'Article Text',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: serif, size: 23 },
      paragraph: { spacing: { after: 140, line: 324 } },
    },
    {
      id: 'Code',
      name: 'Code',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: 'Consolas', size: 20 },
      paragraph: { spacing: { after: 0 }, indent: { start: 360 } },
    },
    {
      id: 'Score',
      name: 'Score',
      basedOn: 'Normal',
      quickFormat: true,
      run: { font: serif, size: 28, bold: true, boldComplexScript: true },
    },
  ],
  characterStyles: [
    {
      id: 'Mid',
      name: 'Mid-frequency word',
      quickFormat: true,
      run: {
        color: 'B45309',
        bold: true,
        boldComplexScript: true,
        underline: { type: 'dotted', color: 'B45309' },
      },
    },
    {
      id: 'Rare',
      name: 'Rare word',
      quickFormat: true,
      run: {
        color: 'B91C1C',
        bold: true,
        boldComplexScript: true,
        underline: { type: 'single', color: 'B91C1C' },
      },
    },
  ],
};
