import type { EditionFile } from '@vernacular/dictionaries/node';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptQuality } from './accept-quality.ts';

/** Sends a file a browser colours a text with, in the best encoding the browser takes. */
export function sendEdition(
  request: FastifyRequest,
  reply: FastifyReply,
  file: EditionFile,
  cacheControl: string,
): FastifyReply {
  const { encoding, bytes } = bestEncoding(file, request.headers['accept-encoding']);
  reply
    .header('cache-control', cacheControl)
    .header('vary', 'accept-encoding')
    .header('etag', `"${file.checksum}-${encoding}"`)
    .type('application/octet-stream');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}

function bestEncoding(file: EditionFile, accepted: string | undefined) {
  if (acceptQuality(accepted, 'br') > 0) return { encoding: 'br', bytes: file.brotli };
  if (acceptQuality(accepted, 'gzip') > 0) return { encoding: 'gzip', bytes: file.gzip };
  return { encoding: 'identity', bytes: file.plain };
}
