import { readXml } from '../docx/read-xml.ts';
import type { WordPackage } from '../docx/document-package.ts';
import type { Reader } from '../reader-types.ts';
import { UnreadableDocument } from '../unreadable-document.ts';
import { odtTextHandler } from './body-text-handler.ts';

export const readOdt: Reader = async ({ bytes, openZip }) => {
  const zip = await openZip(bytes);
  if (!zip.has('content.xml')) throw new UnreadableDocument('not-what-its-name-says');
  await refuseEncrypted(zip);
  const body = odtTextHandler();
  await readXml(zip.read('content.xml'), body);
  if (!body.isText()) throw new UnreadableDocument('not-what-its-name-says');
  return { text: body.gathered().trimEnd(), origin: null, encoding: 'utf-8' };
};

/** Throws for an encrypted document. See: OpenDocument 1.3, part 2, 4.4. */
async function refuseEncrypted(zip: WordPackage): Promise<void> {
  if (!zip.has('META-INF/manifest.xml')) return;
  await readXml(zip.read('META-INF/manifest.xml'), {
    open: ({ local }) => {
      if (local === 'encryption-data') throw new UnreadableDocument('encrypted');
    },
  });
}
