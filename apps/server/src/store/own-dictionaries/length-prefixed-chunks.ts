import type { Piece } from './file-chunks.ts';

/** A piece in an object: its name and length in a line, then its bytes. */
const heading = /^([\w-][\w.-]*) (\d{1,9})$/;

export async function* framePieces(pieces: AsyncIterable<Piece>): AsyncGenerator<Buffer> {
  for await (const { name, content } of pieces) {
    yield Buffer.from(`${name} ${content.length}\n`);
    yield content;
  }
}

/**
 * Yields the pieces that `framePieces` wrote, without one that is cut off at the end. Throws when the bytes are
 * something else, or when a name could lead out of a folder, because names become paths.
 */
export async function* readFramed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk]);
    for (let piece = firstOf(rest); piece !== null; piece = firstOf(rest)) {
      yield piece;
      rest = rest.subarray(piece.end);
    }
  }
}

function firstOf(bytes: Buffer): (Piece & { readonly end: number }) | null {
  const start = bytes.indexOf('\n') + 1;
  if (start === 0) return null;
  const [, name, length] = heading.exec(bytes.toString('latin1', 0, start - 1)) ?? [];
  if (name === undefined) throw new Error('An object holds no pieces of a corpus.');
  const end = start + Number(length);
  return bytes.length < end ? null : { name, content: bytes.subarray(start, end), end };
}
