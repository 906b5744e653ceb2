import { type FileChild, Packer, Paragraph, TextRun } from 'docx';

import { openZipPackage } from '../docx/open-zip-package.ts';
import { styledDocument } from './styled-document.ts';

const mark = 'the-text-goes-here';
const part = 'word/document.xml';

export const placeForXml = () => new Paragraph({ children: [new TextRun(mark)] });

export async function packDocument(
  title: string,
  children: readonly FileChild[],
  xml?: string,
): Promise<Uint8Array> {
  const document = styledDocument(title, children);
  const bytes = await Packer.toBuffer(document);
  if (xml === undefined) return bytes;
  const whole = await readPart(bytes);
  const at = whole.indexOf(mark);
  const start = whole.lastIndexOf('<w:p>', at);
  const end = whole.indexOf('</w:p>', at) + '</w:p>'.length;
  const data = whole.slice(0, start) + xml + whole.slice(end);
  return Packer.toBuffer(document, undefined, [{ path: part, data }]);
}

async function readPart(bytes: Uint8Array): Promise<string> {
  const zip = await openZipPackage(bytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of zip.read(part)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
