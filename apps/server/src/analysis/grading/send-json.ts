import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import type { FastifyReply } from 'fastify';

const large = 2 * 1024 * 1024;

/**
 * Sends JSON that is already written. A large reply is packed in one go at the fastest setting:
 * the usual packing, piece by piece and tighter, would take longer than most networks.
 */
export async function sendJson(reply: FastifyReply, json: Buffer): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  if (json.length < large || !reply.request.encodings(['gzip'])) return reply.send(json);
  const packed = await promisify(gzip)(json, { level: 1, chunkSize: 1024 * 1024 });
  return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(packed);
}
