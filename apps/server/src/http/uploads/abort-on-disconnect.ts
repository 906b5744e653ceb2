import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the client disconnects before the reply is complete. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
