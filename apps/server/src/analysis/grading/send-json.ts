import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

import type { FastifyReply } from 'fastify';

const large = 2 * 1024 * 1024;

/**
 * Sends serialised JSON. A reply of 2 MB or more is streamed, so that sent pieces can be freed, and is gzipped at the
 * fastest level where the client takes gzip: the default level would be slower than most networks.
 */
export async function sendJson(
  reply: FastifyReply,
  pieces: readonly Uint8Array[],
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length < large) return reply.send(Buffer.concat(pieces, length));
  const json = Readable.from(oneByOne([...pieces]), { objectMode: false });
  if (!reply.request.encodings(['gzip'])) return reply.header('content-length', length).send(json);
  const packed = createGzip({ level: 1, chunkSize: 1024 * 1024 });
  // Errors reach the reader of `packed`.
  pipeline(json, packed, () => {});
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(packed);
}

function* oneByOne(pieces: Uint8Array[]): Generator<Uint8Array> {
  for (let next = pieces.shift(); next; next = pieces.shift()) yield next;
}
