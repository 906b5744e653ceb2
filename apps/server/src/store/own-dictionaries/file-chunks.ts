import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A chunk of a file that is too large for memory. The chunks of one file come in order. */
export interface Piece {
  readonly name: string;
  readonly content: Buffer;
}

/** Returns the pieces from the start on each call, because a transaction may be retried. */
export type Pieces = () => AsyncIterable<Piece>;

const pieceBytes = 384 * 1024;

export async function* piecesOfFolder(
  folder: string,
  takes: (name: string) => boolean = () => true,
): AsyncGenerator<Piece> {
  for (const name of (await readdir(folder)).filter(takes).toSorted()) {
    const bytes = createReadStream(join(folder, name), { highWaterMark: pieceBytes });
    for await (const content of bytes as AsyncIterable<Buffer>) yield { name, content };
  }
}

export async function writePiecesToFolder(
  folder: string,
  pieces: AsyncIterable<Piece>,
): Promise<{ readonly files: number; readonly bytes: number; readonly sha256: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const checksum = createHash('sha256');
  const names = new Set<string>();
  let bytes = 0;
  for await (const { name, content } of pieces) {
    const file = await open(join(folder, name), names.has(name) ? 'a' : 'wx', 0o600);
    try {
      await file.writeFile(content);
    } finally {
      await file.close();
    }
    names.add(name);
    checksum.update(content);
    bytes += content.length;
  }
  return { files: names.size, bytes, sha256: checksum.digest('hex') };
}
