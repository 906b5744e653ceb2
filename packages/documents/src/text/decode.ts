/** What Windows-1252 has at 80 to 9F; five places are empty. See: encoding.spec.whatwg.org/index-windows-1252.txt */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes a whole file. Some versions of Node (20.20 among them) take Windows-1252 for Latin-1, so its quotes are put right here. */
export function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  return text.replaceAll(/[\u0080-\u009f]/g, (code) => windows1252[code.charCodeAt(0) - 0x80]!);
}
