import { type IParagraphOptions, Paragraph, TextRun } from 'docx';

import { legalText } from './xml-text.ts';

/** A paragraph in the direction of its document. */
export function paragraph(
  { isRightToLeft }: { readonly isRightToLeft: boolean },
  text: string | readonly (readonly [text: string, style?: string])[],
  options: Omit<IParagraphOptions, 'children' | 'text'> = {},
): Paragraph {
  const runs = typeof text === 'string' ? [[text] as const] : text;
  return new Paragraph({
    ...options,
    bidirectional: isRightToLeft,
    children: runs.map(
      ([words, style]) =>
        new TextRun({
          text: legalText(words),
          rightToLeft: isRightToLeft,
          ...(style && { style }),
        }),
    ),
  });
}
