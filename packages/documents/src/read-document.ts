import { endingOf, type FormatKind } from './formats.ts';
import type { Reading } from './reading.ts';
import { readPlain } from './text/read-plain.ts';
import { trustedKind } from './trusted-kind.ts';
import { readInWorker } from './worker/read-in-worker.ts';

/** The text of a file, and how it was found. */
export interface ReadableDocument extends Reading {
  readonly kind: FormatKind;
}

/**
 * Reads the text of a file in one of the {@link formats}; throws {@link UnreadableDocument}, or the reason of an aborted
 * signal. `folder` is for who reads files of his own: what a LaTeX document takes in from there is read too.
 */
export async function readDocument(
  input: { readonly bytes: Uint8Array; readonly fileName: string },
  options: { readonly signal?: AbortSignal; readonly folder?: string } = {},
): Promise<ReadableDocument> {
  options.signal?.throwIfAborted();
  const kind = trustedKind(input);
  // A text without markup has nothing in it that could take long.
  if (kind === 'txt') return { kind, ...readPlain({ bytes: input.bytes, ending: 'txt' }) };
  const { bytes, fileName } = input;
  return {
    kind,
    ...(await readInWorker({ bytes, kind, ending: endingOf(fileName), ...options })),
  };
}
