import type { FastifyRequest } from 'fastify';

const patience = { bytes: 256 * 1024 * 1024 };

/**
 * Reads and throws away what a client is still sending.
 * A reply to half a request is lost with many clients when the connection closes while they write;
 * so an early refusal is sent at once and the rest is swallowed, up to a limit.
 */
export function keepReading(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.readableEnded || raw.destroyed) return;
  let swallowed = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    swallowed += chunk.length;
    if (swallowed > patience.bytes) raw.destroy();
  });
  raw.resume();
}
