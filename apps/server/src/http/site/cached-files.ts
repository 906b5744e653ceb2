import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const asksMore = ['range', 'if-none-match', 'if-modified-since', 'if-match', 'if-unmodified-since'];

/**
 * Returns a function that gives the bytes of a hashed build file from memory and sets the headers of the reply; null
 * means that the file must be served from disk. Reading a file costs ten times what sending it does.
 */
export function cachedFiles(root: string, names: ReadonlySet<string>) {
  const read = async (name: string, type: string, isPacked: boolean) => {
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
  const kept = new Map<string, ReturnType<typeof read>>();
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
      reading.catch(() => kept.delete(name));
    }
    const { bytes, headers } = await reading;
    reply.headers(headers);
    return bytes;
  };
}
