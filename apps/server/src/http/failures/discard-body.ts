import type { FastifyReply, FastifyRequest } from 'fastify';

const patience = { bytes: 256 * 1024 * 1024 };

/**
 * Reads and discards the rest of a request body, up to 256 MiB. Many clients lose an early reply when the connection
 * closes while they are still sending.
 */
export function discardBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  // Fastify sets `connection: close` when the announced length is too large.
  if (!raw.complete) void reply.removeHeader('connection');
  let swallowed = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    swallowed += chunk.length;
    if (swallowed > patience.bytes) raw.destroy();
  });
  raw.resume();
}
