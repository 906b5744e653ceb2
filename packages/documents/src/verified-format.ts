import { fileKind } from './file-signatures.ts';
import { endingOf, formatOf, formats, type FormatKind } from './formats.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** The format on which a file's name and first bytes agree. Throws {@link UnreadableDocument}. */
export function trustedKind(input: {
  readonly bytes: Uint8Array;
  readonly fileName: string;
}): FormatKind {
  const kind = formatOf(input.fileName);
  if (!kind) throw new UnreadableDocument('unsupported-type');
  if (input.bytes.length === 0) throw new UnreadableDocument('empty');
  refuseOtherKinds(input.bytes, endingOf(input.fileName), formats[kind].begins);
  return kind;
}

function refuseOtherKinds(bytes: Uint8Array, ending: string, expected: string): void {
  const found = fileKind(bytes);
  if (found.kind === 'ole' && hasEncryptedPackage(bytes)) throw new UnreadableDocument('encrypted');
  if (found.kind === expected) return;
  throw new UnreadableDocument(
    'not-what-its-name-says',
    `This file is named .${ending}, but it is ${found.what}. Please save your text as .docx or .txt.`,
  );
}

/** Office puts a protected document in an OLE file with a stream of this name, in UTF-16. See: MS-OFFCRYPTO. */
function hasEncryptedPackage(bytes: Uint8Array): boolean {
  const name = 'EncryptedPackage'.split('').join('\0');
  return new TextDecoder('latin1').decode(bytes).includes(name);
}
