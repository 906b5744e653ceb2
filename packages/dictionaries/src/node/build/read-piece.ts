import { isUtf8 } from 'node:buffer';
import { open, type FileHandle } from 'node:fs/promises';

import type { LanguageCode } from '@vernacular/analyzer';

import type { CorpusPiece } from './corpus-files.ts';

const LINE_END = 0x0a;
// A text without a blank for so long is no text: it is cut where it stands.
const longestStretch = 1024 * 1024;
const step = 64 * 1024;

// What texts that are not UTF-8 mostly are.
const otherEncoding = { en: 'windows-1252', he: 'windows-1255' } as const;

/**
 * The bytes of a piece, from the first break after its start to the first break after its end, so that
 * every word of a file is in one piece. Lists break at line ends, texts at any blank.
 */
export async function readPiece(piece: CorpusPiece): Promise<Buffer> {
  const file = await open(piece.path, 'r');
  try {
    const isBreak = piece.kind === 'txt' ? isBlank : (byte: number) => byte === LINE_END;
    const longest = piece.kind === 'txt' ? longestStretch : Infinity;
    const start = piece.start === 0 ? 0 : await breakAfter(file, piece.start, isBreak, longest);
    const end = await breakAfter(file, piece.end, isBreak, longest);
    const bytes = Buffer.alloc(Math.max(0, end - start));
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, start + read);
      if (bytesRead === 0) break;
      read += bytesRead;
    }
    return bytes.subarray(0, read);
  } finally {
    await file.close();
  }
}

/** The text of bytes in UTF-8, or else in the encoding usual for the language. */
export function decodePiece(bytes: Buffer, language: LanguageCode): string {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  if (isUtf8(bytes)) return bytes.toString('utf8', start);
  return new TextDecoder(otherEncoding[language]).decode(bytes);
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/** Where the first break at or after a place ends, or the file does. */
async function breakAfter(
  file: FileHandle,
  from: number,
  isBreak: (byte: number) => boolean,
  longest: number,
): Promise<number> {
  const bytes = Buffer.alloc(step);
  // The byte before is looked at too: a piece that ends with a break ends there.
  for (let at = from - 1; ;) {
    const { bytesRead } = await file.read(bytes, 0, step, at);
    for (let index = 0; index < bytesRead; index++) {
      if (isBreak(bytes[index]!)) return at + index + 1;
      const isCut = at + index - from >= longest && (bytes[index]! & 0xc0) !== 0x80;
      if (isCut) return at + index;
    }
    at += bytesRead;
    if (bytesRead === 0) return at;
  }
}
