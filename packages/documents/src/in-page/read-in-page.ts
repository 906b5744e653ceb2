import { endingOf } from '../formats.ts';
import { readers } from '../readers.ts';
import { trustedKind } from '../verified-format.ts';
import { openInPage } from './open-zip.ts';

/**
 * Reads a file in a browser and returns the same text as `readDocument`; the reader of the format is loaded on
 * demand. Calls `onWholePage` when no main part of a web page was found and all of it was read. Throws
 * UnreadableDocument.
 */
export async function readInPage(
  input: { readonly bytes: Uint8Array; readonly fileName: string },
  onWholePage?: () => void,
): Promise<string> {
  const read = await readers[trustedKind(input)]();
  const { bytes, fileName } = input;
  const source = { bytes, ending: endingOf(fileName), openZip: openInPage, nearby: null };
  const { text, isWholePage } = await read(source);
  if (isWholePage) onWholePage?.();
  return text;
}
