import { readInPage, UnreadableDocument } from '@vernacular/documents/in-page';

import type { FileReading } from './protocol.ts';

/** Reads the text of a document. Never throws: a failure is `refused`. */
export async function readFile(file: File): Promise<FileReading> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const about = { isWholePage: false };
    const read = await readInPage({ bytes, fileName: file.name }, () => (about.isWholePage = true));
    const text = read.replaceAll(/\r\n?/g, '\n');
    if (text.trim() === '') throw new UnreadableDocument('empty', 'The file has no text.');
    return { kind: 'read', text, ...(about.isWholePage && about) };
  } catch (trouble) {
    const { message } = trouble as Error;
    const reason = trouble instanceof UnreadableDocument ? trouble.reason : 'stopped';
    return { kind: 'refused', reason, message };
  }
}
