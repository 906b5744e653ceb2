import type { EditionFile } from '@vernacular/dictionaries/node';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Failure } from '../failures/failure.ts';

/** Sends the file in the best encoding that the client takes. Throws Failure `not-found` without a file. */
export function sendPrecompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  file: EditionFile | null,
  cacheControl: string,
): FastifyReply {
  if (!file) throw new Failure('not-found');
  const { encoding, bytes } = bestEncoding(file, request);
  reply
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .header('etag', `"${file.checksum}-${encoding}"`)
    .type('application/octet-stream');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}

function bestEncoding(file: EditionFile, request: FastifyRequest) {
  // One by one: for equal preferences the library would choose gzip.
  if (request.encodings(['br'])) return { encoding: 'br', bytes: file.brotli };
  if (request.encodings(['gzip'])) return { encoding: 'gzip', bytes: file.gzip };
  return { encoding: 'identity', bytes: file.plain };
}
