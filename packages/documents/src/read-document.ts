import { endingOf, type FormatKind } from './formats.ts';
import type { Reading } from './reader-types.ts';
import { readPlain } from './text/read-plain.ts';
import { trustedKind } from './verified-format.ts';
import { readInWorker, type Wish } from './worker/read-in-worker.ts';

/**
 * Reads the text of a file in one of the {@link formats}. Throws {@link UnreadableDocument}, or the reason of an
 * aborted signal. For users who read their own files, set `folder`, from which the files that a LaTeX document includes
 * are read, and `milliseconds` to Infinity. `onPage` is called after each page of a PDF.
 */
export async function readDocument(
  input: { readonly bytes: Uint8Array; readonly fileName: string },
  options: Pick<Wish, 'signal' | 'folder' | 'milliseconds' | 'onPage'> = {},
): Promise<Reading & { readonly kind: FormatKind }> {
  options.signal?.throwIfAborted();
  const kind = trustedKind(input);
  const { bytes } = input;
  // Plain text needs no worker, because nothing in it could take long.
  if (kind === 'txt') return { kind, ...readPlain({ bytes, ending: 'txt' }) };
  const ending = endingOf(input.fileName);
  return { kind, ...(await readInWorker({ bytes, kind, ending, ...options })) };
}
