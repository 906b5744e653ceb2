import { UnreadableDocument } from '../unreadable-document.ts';

/** Decodes UTF-8, UTF-16, Windows-1252, Windows-1255 or ISO-8859-8. Throws UnreadableDocument for binary data. */
export function decodeText(
  bytes: Uint8Array,
  ending: string,
): { readonly source: string; readonly encoding: string } {
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

/**
 * Tells Windows-1252 (Western) from Windows-1255 and ISO-8859-8 (Hebrew). E0 to FA are Hebrew letters in both Hebrew
 * sets and accented letters in the Western one: Hebrew words consist of them, Western words hold single ones among
 * ASCII letters. For three encodings such a count suffices; a detector that knows forty makes mistakes among them.
 */
function guessSingleByte(bytes: Uint8Array): 'windows-1252' | 'windows-1255' | 'iso-8859-8' {
  let hebrew = 0;
  let western = 0;
  let hasWindowsOnly = false;
  let start = 0;
  let letters = 0;
  let ascii = 0;
  for (let index = 0; index <= bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (isWindowsOnly(byte)) hasWindowsOnly = true;
    if (isAsciiLetter(byte)) ascii += 1;
    else if (isHebrewLetter(byte)) letters += 1;
    else if (byte < 0xc0) {
      if (ascii === 0 && letters > 1 && letters * 2 > index - start) hebrew += letters;
      else western += letters;
      start = index + 1;
      letters = 0;
      ascii = 0;
    }
  }
  if (hebrew <= western) return 'windows-1252';
  return hasWindowsOnly ? 'windows-1255' : 'iso-8859-8';
}

function isAsciiLetter(byte: number): boolean {
  return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a && byte < 0x80;
}

function isHebrewLetter(byte: number): boolean {
  return byte >= 0xe0 && byte <= 0xfa;
}

/** Quotes, dashes, the shekel sign and vowel points, which ISO-8859-8 lacks. */
function isWindowsOnly(byte: number): boolean {
  return (byte >= 0x80 && byte <= 0x9f) || byte === 0xa4 || (byte >= 0xc0 && byte <= 0xd8);
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

/** From 0x80 to 0x9F; five places are unassigned. See: encoding.spec.whatwg.org/index-windows-1252.txt */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes bytes. Some versions of Node (20.20) read Windows-1252 as Latin-1, so 0x80 to 0x9F are corrected here. */
export function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replaceAll(/[\u0080-\u009f]/g, (code) => windows1252[code.charCodeAt(0) - 0x80]!);
}
