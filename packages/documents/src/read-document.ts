import { readDocx } from './docx/read-docx.ts';
import { fileKind } from './file-kind.ts';
import { decodeText } from './text/decode-text.ts';
import { UnreadableDocument } from './unreadable-document.ts';

/** The text of a file, and how it was found. */
export interface ReadableDocument {
  readonly text: string;
  readonly kind: 'txt' | 'docx';
  /** WHATWG name of the character encoding: 'utf-8', 'windows-1255' … */
  readonly encoding: string;
}

/** Reads the text of a .txt or .docx file; throws {@link UnreadableDocument}, or the reason of an aborted signal. */
export async function readDocument(
  input: { readonly bytes: Uint8Array; readonly fileName: string },
  options: { readonly signal?: AbortSignal } = {},
): Promise<ReadableDocument> {
  options.signal?.throwIfAborted();
  const extension = /\.([^.]*)$/.exec(input.fileName)?.[1]?.toLowerCase();
  if (extension !== 'txt' && extension !== 'docx') throw new UnreadableDocument('unsupported-type');
  if (input.bytes.length === 0) throw new UnreadableDocument('empty');
  refuseOtherKinds(input.bytes, extension);
  if (extension === 'txt') return { kind: 'txt', ...decodeText(input.bytes) };
  return { kind: 'docx', encoding: 'utf-8', text: await readDocx(input.bytes, options) };
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
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.includes(Buffer.from('EncryptedPackage', 'utf16le'));
}
