/**
 * Windows-1252 from 0x80 to 0x9F; five places are unassigned. See: encoding.spec.whatwg.org/index-windows-1252.txt
 */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * The text of bytes in an encoding. Some versions of Node (20.20 among them) decode Windows-1252 as Latin-1, so 0x80 to
 * 0x9F are corrected here.
 */
export function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replaceAll(/[\u0080-\u009f]/g, (code) => windows1252[code.charCodeAt(0) - 0x80]!);
}
