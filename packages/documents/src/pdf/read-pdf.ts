import type { Reader } from '../reader-types.ts';
import { limits } from '../limits.ts';
import { UnreadableDocument } from '../unreadable-document.ts';
import { linesOf, type Line, type PieceOfPage } from './lines.ts';
import { joinLines } from './join-lines.ts';
import { withoutHeadersAndFooters } from './headers-footers.ts';
import { openPdf } from './open-pdf.ts';

const mostPages = 3_000;

export const readPdf: Reader = async ({ bytes, onPage }) => {
  const document = await openPdf(bytes);
  if (document.numPages > mostPages) throw new UnreadableDocument('too-large-inside');
  const pages: (readonly Line[])[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number).catch(damaged);
    const { items } = await page.getTextContent().catch(damaged);
    const lines = linesOf(items as readonly PieceOfPage[], page.view);
    length += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (length > limits.textCharacters) throw new UnreadableDocument('too-large-inside');
    pages.push(lines);
    page.cleanup();
    onPage?.(number, document.numPages);
  }
  const text = joinLines(withoutHeadersAndFooters(pages));
  if (text.trim() === '') throw new UnreadableDocument('empty', pictures);
  return { text, origin: null, encoding: 'utf-8' };
};

const pictures =
  'This PDF holds no text, only pictures of it, as a scanner makes them. Please have its text recognised first, or copy the text into a new document.';

function damaged(cause: unknown): never {
  throw new UnreadableDocument('corrupt', undefined, cause);
}
