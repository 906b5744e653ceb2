import { fileKind } from './file-kind.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** What a file is, as its name and its first bytes agree; throws {@link UnreadableDocument} when they do not. */
export function trustedKind(input: {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}): 'txt' | 'docx' {
  const extension = /\.([^.]*)$/.exec(input.fileName)?.[1]?.toLowerCase();
  if (extension !== 'txt' && extension !== 'docx') throw new UnreadableDocument('unsupported-type');
  if (input.bytes.length === 0) throw new UnreadableDocument('empty');
  refuseOtherKinds(input.bytes, extension);
  return extension;
}

/** What is inside decides, not the name. */
function refuseOtherKinds(bytes: Uint8Array, extension: 'txt' | 'docx'): void {
  const found = fileKind(bytes);
  if (found.kind === 'ole' && hasEncryptedPackage(bytes)) throw new UnreadableDocument('encrypted');
  if (found.kind === (extension === 'docx' ? 'zip' : 'unknown')) return;
  const what = {
    zip: 'a Word document or another zip archive',
    ole: 'an old Office file (such as .doc)',
    unknown: 'something else',
    other: found.kind === 'other' ? found.what : '',
  }[found.kind];
  throw new UnreadableDocument(
    'not-what-its-name-says',
    `This file is named .${extension}, but it is ${what}. Please save your text as .docx or .txt.`,
  );
}

/** Word keeps a document with a password in an OLE file with a stream of this name, in UTF-16. See: MS-OFFCRYPTO. */
function hasEncryptedPackage(bytes: Uint8Array): boolean {
  const name = 'EncryptedPackage'.split('').join('\0');
  return new TextDecoder('latin1').decode(bytes).includes(name);
}
