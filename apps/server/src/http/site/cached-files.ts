import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** The types of the files the site's build names after what is in them. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Whoever asks for a part, or whether it changed, is answered from the disk. */
const asksMore = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

/** A file to send from memory: what is sent and the headers that say what it is. */
interface CachedFile {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Files that never change, in memory from the first time they are asked for, packed: to find, open and read one costs
 * ten times what sending it does, and a first visit asks for a dozen. Null is what somebody must have from the disk.
 */
export function cachedFiles(root: string, names: ReadonlySet<string>) {
  const kept = new Map<string, Promise<CachedFile>>();
  const read = async (name: string, type: string, isPacked: boolean): Promise<CachedFile> => {
    const file = join(root, name);
    const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return {
      bytes,
      headers: {
        'content-type': type,
        'last-modified': mtime.toUTCString(),
        'accept-ranges': 'bytes',
        ...(isPacked && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      },
    };
  };
  return async (
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Buffer | null> => {
    const type = types[extname(path)];
    if (type === undefined || asksMore.some((name) => name in request.headers)) return null;
    const packed = `${path}.br`;
    const isPacked = names.has(packed);
    if (isPacked && !request.encodings(['br'])) return null;
    const name = isPacked ? packed : path;
    let reading = kept.get(name);
    if (!reading) {
      reading = read(name, type, isPacked);
      kept.set(name, reading);
      // What could not be read once may be there the next time.
      reading.catch(() => kept.delete(name));
    }
    const { bytes, headers } = await reading;
    reply.headers(headers);
    return bytes;
  };
}
