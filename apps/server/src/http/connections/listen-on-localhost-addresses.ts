import { lookup as systemLookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { Config } from '../../dependencies/index.ts';

type Lookup = (host: string) => Promise<readonly { readonly address: string }[]>;

/** Errors that skip an address: `/etc/hosts` may list one this machine lacks, and containers often have no IPv6. */
const notHere = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Milliseconds for which a closing server still answers on open connections, so that a proxy can stop using them; 0
 * without a proxy.
 */
export const lingerMilliseconds = ({ TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): number =>
  TRUST_PROXY === false ? 0 : 2000;

/**
 * Stops accepting connections. The `close` of an HTTP server would also end idle ones, on which a proxy may be sending
 * a request.
 */
const stopListening = (server: Server) => once(Server.prototype.close.call(server), 'close');

/**
 * Returns a function that listens on a host and port; for `localhost` on every address of it with one HTTP server,
 * because Fastify would open a second one without our limits and would not wait for it on close. On close, new
 * connections are refused and open ones are still answered for `linger` milliseconds, each until its next reply, so
 * that no request of a proxy is lost. Call this last, so that earlier onClose hooks run after the last reply.
 */
export function listenOnAll(
  app: FastifyInstance,
  {
    lookup = (host) => systemLookup(host, { all: true }),
    linger = 0,
  }: { readonly lookup?: Lookup; readonly linger?: number } = {},
) {
  const others: Server[] = [];
  let closed: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    closed = Promise.all(others.map(stopListening));
    if (linger === 0 || !app.server.listening) return;
    await Promise.race([
      Promise.all([stopListening(app.server), closed]),
      wait(linger, null, { ref: false }),
    ]);
  });
  // Awaited here because Fastify limits a preClose hook to ten seconds.
  app.addHook('onClose', async () => void (await closed));
  return async (host: string, port: number): Promise<void> => {
    const found = host === 'localhost' ? await lookup(host) : [];
    const [first = host, ...rest] = new Set(found.map(({ address }) => address));
    await app.listen({ host: first, port, listenTextResolver: () => 'listening' });
    const chosen = (app.server.address() as AddressInfo).port;
    // A port the system chose for the first address may be taken on another.
    const leftOut = new Set(port === 0 ? [...notHere, 'EADDRINUSE'] : notHere);
    for (const address of rest) {
      // The options Node's HTTP server uses for its own sockets.
      const other = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        app.server.emit('connection', socket),
      );
      try {
        await once(other.listen(chosen, address), 'listening');
        others.push(other);
      } catch (error) {
        if (!leftOut.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      }
    }
  };
}
