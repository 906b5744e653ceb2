import type { Reader } from '../reader-types.ts';
import { UnreadableDocument } from '../unreadable-document.ts';
import { findParts } from './parts-and-relationships.ts';
import { readXml } from './read-xml.ts';
import { docxTextHandler } from './docx-text-handler.ts';

export const readDocx: Reader = async ({ bytes, openZip }) => {
  const zip = await openZip(bytes);
  const parts = await findParts(zip);
  const body = docxTextHandler();
  await readXml(zip.read(parts.main), body);
  if (!body.isWord()) throw new UnreadableDocument('not-what-its-name-says');

  let text = body.gathered();
  for (const part of parts.notes) {
    const notes = docxTextHandler(body.notes);
    await readXml(zip.read(part), notes);
    text += notes.gathered();
  }
  return { text: text.trimEnd(), origin: null, encoding: 'utf-8' };
};
