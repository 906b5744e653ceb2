import { lookup as systemLookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

import type { FastifyInstance } from 'fastify';

type Lookup = (host: string) => Promise<readonly { readonly address: string }[]>;

/** Why an address is left out: `/etc/hosts` may name one that this machine does not have, IPv6 is often off in a container. */
const notHere = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Prepares a site to listen on every address of `localhost`: `127.0.0.1`, and on most machines `::1` too. One HTTP server
 * answers on all of them. Fastify alone would open a second one, which has none of the limits of the first and is not
 * waited for when the site ends. Call it last: the onClose hooks added before it run when the last reply has gone.
 */
export function listenOnAll(
  app: FastifyInstance,
  lookup: Lookup = (host) => systemLookup(host, { all: true }),
) {
  const others: Server[] = [];
  let closed: Promise<unknown> | undefined;
  app.addHook('preClose', async () => {
    closed = Promise.all(others.map((other) => once(other.close(), 'close')));
  });
  // Waits here and not before: a preClose hook may take ten seconds at most.
  app.addHook('onClose', async () => void (await closed));
  return async (host: string, port: number): Promise<void> => {
    const found = host === 'localhost' ? await lookup(host) : [];
    const [first = host, ...rest] = new Set(found.map(({ address }) => address));
    await app.listen({ host: first, port, listenTextResolver: () => 'listening' });
    const chosen = (app.server.address() as AddressInfo).port;
    // A port that the system chose for the first address may be in use at another.
    const leftOut = new Set(port === 0 ? [...notHere, 'EADDRINUSE'] : notHere);
    for (const address of rest) {
      // The same options as a socket of the HTTP server's own.
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
