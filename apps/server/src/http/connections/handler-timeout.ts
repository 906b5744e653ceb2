import type { Socket } from 'node:net';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { Failure } from '../failures/failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds after which this route is answered `busy`, in place of the default. */
    readonly patience?: number;
  }
}

/**
 * Answers `busy` when a handler exceeds its time (milliseconds), and cuts a reply already under way. One shared
 * interval checks all requests: Fastify's own timer per request costs 5% of a small one.
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
  // The socket is silent while the server grades a large text, so a socket is destroyed only when the server waits
  // for the client.
  const isAwaited = (socket: Socket) =>
    [...ends.keys()].some(
      ({ raw, request }) => raw.socket === socket && !raw.headersSent && request.raw.complete,
    );
  app.server.on('timeout', (socket) => {
    if (!isAwaited(socket)) socket.destroy();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
