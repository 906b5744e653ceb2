import { type FileChild, Packer, Paragraph, TextRun } from 'docx';
import { strFromU8, unzipSync } from 'fflate';

import { styledDocument } from './styled-document.ts';

const mark = 'the-text-goes-here';
const part = 'word/document.xml';

/** The paragraph that `packDocument` replaces with XML. */
export const placeForXml = () => new Paragraph({ children: [new TextRun(mark)] });

/** The bytes of a .docx file. `xml` stands in place of `placeForXml` among the children. */
export async function packDocument(
  title: string,
  children: readonly FileChild[],
  xml?: string,
): Promise<Uint8Array> {
  const document = styledDocument(title, children);
  const bytes = await Packer.toBuffer(document);
  if (xml === undefined) return bytes;
  const whole = strFromU8(unzipSync(bytes, { filter: ({ name }) => name === part })[part]!);
  const at = whole.indexOf(mark);
  const start = whole.lastIndexOf('<w:p>', at);
  const end = whole.indexOf('</w:p>', at) + '</w:p>'.length;
  const data = whole.slice(0, start) + xml + whole.slice(end);
  return Packer.toBuffer(document, undefined, [{ path: part, data }]);
}
