import { describe, expect, it } from 'vitest';

import { UnreadableDocument } from '../unreadable-document.ts';
import { decode, decodeText } from './detect-encoding-and-decode.ts';
import { readPlain } from './read-plain.ts';

const hebrew = 'החוקרים גילו דרך חדשה למדידת הטמפרטורה.';
const french = 'Où sont les élèves ? À l’école, déjà.';

/** The bytes of a text in an encoding of one byte a character, found by asking the decoder about each byte. */
function encode(text: string, encoding: string): Uint8Array {
  const bytes = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte--) bytes.set(decode(Uint8Array.of(byte), encoding), byte);
  return Uint8Array.from(text, (character) => bytes.get(character)!);
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const examples: readonly (readonly [string, Uint8Array, string, string])[] = [
  ['plain ASCII', Buffer.from('plain'), 'plain', 'utf-8'],
  ['UTF-8', Buffer.from(hebrew), hebrew, 'utf-8'],
  ['UTF-8 with a byte-order mark', Buffer.from(`\ufeff${french}`), french, 'utf-8'],
  ['UTF-16 little-endian', utf16(hebrew), hebrew, 'utf-16le'],
  ['UTF-16 big-endian', utf16(hebrew).swap16(), hebrew, 'utf-16be'],
  ['Windows-1252', encode(french, 'windows-1252'), french, 'windows-1252'],
  [
    'Windows-1252 with a single accent',
    encode('The café is open.', 'windows-1252'),
    'The café is open.',
    'windows-1252',
  ],
  [
    'Windows-1252 with only a curly quote',
    encode('It’s open.', 'windows-1252'),
    'It’s open.',
    'windows-1252',
  ],
  [
    'Windows-1255 with points and quotes',
    encode('הוּא אמר: “שלום”', 'windows-1255'),
    'הוּא אמר: “שלום”',
    'windows-1255',
  ],
  [
    'Windows-1255 with only a shekel sign',
    encode('המחיר: 20 ₪', 'windows-1255'),
    'המחיר: 20 ₪',
    'windows-1255',
  ],
  ['ISO-8859-8', encode(hebrew, 'iso-8859-8'), hebrew, 'iso-8859-8'],
  [
    'Hebrew with some English in it',
    encode(`${hebrew} The word DNA.`, 'iso-8859-8'),
    `${hebrew} The word DNA.`,
    'iso-8859-8',
  ],
  [
    'UTF-8 that was cut within a character',
    Buffer.from(hebrew).subarray(0, 51),
    `${hebrew.slice(0, 27)}\ufffd`,
    'utf-8',
  ],
];

describe('a text file', () => {
  it.each(examples)('is read in %s', (_name, bytes, text, encoding) => {
    expect(decodeText(bytes, 'txt')).toEqual({ source: text, encoding });
  });

  it('has one character at the end of a line, whatever system wrote it', () => {
    expect(readPlain({ bytes: Buffer.from('a\r\nb\nc'), ending: 'txt' })).toEqual({
      text: 'a\nb\nc',
      origin: [
        [0, 0],
        [1, 2],
      ],
      encoding: 'utf-8',
    });
  });

  it('is refused when it holds a NUL or many control characters', () => {
    expect(() => decodeText(Buffer.from('a\u0000b'), 'txt')).toThrow(UnreadableDocument);
    expect(() =>
      decodeText(
        Uint8Array.from({ length: 999 }, (_, i) => (i * 7) % 31),
        'txt',
      ),
    ).toThrow(UnreadableDocument);
  });
});
