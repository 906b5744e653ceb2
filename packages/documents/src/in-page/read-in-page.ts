import { docxText } from '../docx/docx-text.ts';
import { decodeText } from '../text/decode-text.ts';
import { trustedKind } from '../trusted-kind.ts';
import { openInPage } from './open-in-page.ts';

/** The text of a .txt or .docx file, read in a browser: the same text as `readDocument` gives. Throws UnreadableDocument. */
export async function readInPage(input: {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}): Promise<string> {
  if (trustedKind(input) === 'txt') return decodeText(input.bytes).text;
  return docxText(openInPage(input.bytes));
}
