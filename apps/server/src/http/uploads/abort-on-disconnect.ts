import type { FastifyReply } from 'fastify';

/** A signal that fires when the client leaves before its reply is complete, so that work for nobody ends. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
