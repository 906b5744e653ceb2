import { type IParagraphOptions, Paragraph, TextRun } from 'docx';

import type { DocumentTexts } from './texts/document-texts.ts';

export function paragraph(
  { isRightToLeft }: DocumentTexts,
  text: string | readonly (readonly [text: string, style?: string])[],
  options: Omit<IParagraphOptions, 'children' | 'text'> = {},
): Paragraph {
  const runs = typeof text === 'string' ? [[text] as const] : text;
  return new Paragraph({
    ...options,
    bidirectional: isRightToLeft,
    children: runs.map(
      ([words, style]) =>
        new TextRun({ text: words, rightToLeft: isRightToLeft, ...(style && { style }) }),
    ),
  });
}
