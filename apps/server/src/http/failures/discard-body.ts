import type { FastifyReply, FastifyRequest } from 'fastify';

const patience = { bytes: 256 * 1024 * 1024 };

/**
 * Reads and throws away what a client is still sending.
 * A reply to half a request is lost with many clients when the connection closes while they write;
 * so an early refusal is sent at once and the rest is swallowed, up to a limit.
 */
export function discardBody(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  // Fastify would close the connection on a body whose announced length is too much.
  if (!raw.complete) void reply.removeHeader('connection');
  let swallowed = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    swallowed += chunk.length;
    if (swallowed > patience.bytes) raw.destroy();
  });
  raw.resume();
}
