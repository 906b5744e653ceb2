import { UnreadableDocument } from '../unreadable-document.ts';
import { decode } from './decode-with-encoding.ts';
import { guessSingleByte } from './guess-single-byte-encoding.ts';

export function decodeText(
  bytes: Uint8Array,
  ending: string,
): {
  readonly source: string;
  readonly encoding: string;
} {
  const encoding = markedEncoding(bytes) ?? guessEncoding(bytes);
  const source = decode(bytes, encoding);
  if (isBinary(source)) throw new UnreadableDocument('not-what-its-name-says', noText(ending));
  return { source, encoding };
}

const noText = (ending: string) =>
  `This file is named .${ending}, but it does not hold plain text. Please save it again as .txt or .docx.`;

function markedEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/** Text in another encoding is almost never valid UTF-8; a UTF-8 text may still hold a broken character or two. */
function guessEncoding(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  let foreign = 0;
  let broken = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) foreign += 1;
  }
  return broken * 10 <= foreign ? 'utf-8' : guessSingleByte(bytes);
}

function isBinary(text: string): boolean {
  let controls = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0) return true;
    if (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0c && code !== 0x0d)
      controls += 1;
  }
  return controls * 100 > text.length;
}
