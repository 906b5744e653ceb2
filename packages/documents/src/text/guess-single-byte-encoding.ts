/**
 * Tells Windows-1252 (Western) from Windows-1255 and ISO-8859-8 (Hebrew). E0 to FA are Hebrew letters in both Hebrew
 * sets and accented letters in the Western one: Hebrew words consist of them, Western words hold single ones among
 * ASCII letters. For three encodings such a count suffices; a detector that knows forty makes mistakes among them.
 */
export function guessSingleByte(bytes: Uint8Array): 'windows-1252' | 'windows-1255' | 'iso-8859-8' {
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
