import { endingOf } from '../formats.ts';
import { readers } from '../readers.ts';
import { trustedKind } from '../trusted-kind.ts';
import { openInPage } from './open-in-page.ts';

/**
 * The text of a file, read in a browser: the same text as `readDocument` gives. What reads its format is fetched first.
 * `onWholePage` is called where all of a web page was read, for want of a main part. Throws UnreadableDocument.
 */
export async function readInPage(
  input: { readonly bytes: Uint8Array; readonly fileName: string },
  onWholePage?: () => void,
): Promise<string> {
  const read = await readers[trustedKind(input)]();
  const ending = endingOf(input.fileName);
  const { text, isWholePage } = await read({
    bytes: input.bytes,
    ending,
    openZip: openInPage,
    nearby: () => null,
  });
  if (isWholePage) onWholePage?.();
  return text;
}
