import { isUtf8 } from 'node:buffer';
import { open, type FileHandle } from 'node:fs/promises';

import { type LanguageCode, languages } from '@vernacular/analyzer';

import type { CorpusPiece } from './corpus-pieces.ts';

const LINE_END = 0x0a;
// A text with no whitespace for this many bytes is not prose, so it is cut at this point.
const longestStretch = 1024 * 1024;
const step = 64 * 1024;

/**
 * Reads from the first break after the start of the piece to the first break after its end, so that no word is split
 * between pieces. Lists break at line ends, texts at any whitespace.
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

/** Decodes UTF-8, or else the older encoding of the language: Windows-1252 or Windows-1255. */
export function decodePiece(bytes: Buffer, language: LanguageCode): string {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  if (isUtf8(bytes)) return bytes.toString('utf8', start);
  return new TextDecoder(languages[language].otherEncoding).decode(bytes);
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

async function breakAfter(
  file: FileHandle,
  from: number,
  isBreak: (byte: number) => boolean,
  longest: number,
): Promise<number> {
  const bytes = Buffer.alloc(step);
  // Starts one byte early, because a piece whose last byte is a break must end there.
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
