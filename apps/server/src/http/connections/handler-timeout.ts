import type { Socket } from 'node:net';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { Failure } from '../failures/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds within which the call is answered, where it is not the usual. */
    readonly patience?: number;
  }
}

/**
 * Answers `busy` in place of a handler that takes longer than it may, in milliseconds; a reply under way is cut. One clock looks
 * at all: the timer and the signal that Fastify makes for each request cost a small one a twentieth of its time.
 */
export function handlerTimeout(app: FastifyInstance, usual: number, every = 5000): void {
  const ends = new Map<FastifyReply, number>();
  app.addHook('onRequest', (request, reply, done) => {
    ends.set(reply, Date.now() + (request.routeOptions.config.patience ?? usual));
    reply.raw.once('close', () => ends.delete(reply));
    done();
  });
  const look = () => {
    const now = Date.now();
    for (const [reply, end] of ends) {
      if (now < end) continue;
      ends.delete(reply);
      if (reply.raw.headersSent) reply.raw.destroy();
      else if (!reply.sent) void reply.send(new Failure('busy'));
    }
  };
  const timer = setInterval(look, every).unref();
  // A connection is silent while its large text waits or is graded: it is cut when its client keeps us waiting, no sooner.
  const isAwaited = (socket: Socket) =>
    [...ends.keys()].some(
      ({ raw, request }) => raw.socket === socket && !raw.headersSent && request.raw.complete,
    );
  app.server.on('timeout', (socket) => {
    if (!isAwaited(socket)) socket.destroy();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
