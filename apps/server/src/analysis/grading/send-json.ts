import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

import type { FastifyReply } from 'fastify';

const large = 2 * 1024 * 1024;

/**
 * Sends JSON that is already written. A large reply is packed at the fastest setting, a megabyte at a time: the usual
 * packing would take longer than most networks. Its pieces are let go of as they leave.
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
  // Whoever reads what is packed hears of a failure there.
  pipeline(json, packed, () => {});
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(packed);
}

function* oneByOne(pieces: Uint8Array[]): Generator<Uint8Array> {
  for (let next = pieces.shift(); next; next = pieces.shift()) yield next;
}
