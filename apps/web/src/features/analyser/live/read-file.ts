import { readInPage, UnreadableDocument } from '@vernacular/documents/in-page';

import type { FileReading } from './protocol.ts';

/** Reads a file on this device. */
export async function readFile(file: File): Promise<FileReading> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = (await readInPage({ bytes, fileName: file.name })).replaceAll(/\r\n?/g, '\n');
    if (text.trim() === '') throw new UnreadableDocument('empty', 'The file has no text.');
    return { kind: 'read', text };
  } catch (trouble) {
    const { message } = trouble as Error;
    const reason = trouble instanceof UnreadableDocument ? trouble.reason : 'stopped';
    return { kind: 'refused', reason, message };
  }
}
