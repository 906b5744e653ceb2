import { readDocx } from './docx/read-docx.ts';
import { trustedKind } from './trusted-kind.ts';
import { decodeText } from './text/decode-text.ts';

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
  const kind = trustedKind(input);
  if (kind === 'txt') return { kind, ...decodeText(input.bytes) };
  return { kind, encoding: 'utf-8', text: await readDocx(input.bytes, options) };
}
