import { setTimeout as wait } from 'node:timers/promises';

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

import type { Config } from './outside/index.ts';

const seconds = 1000;

/**
 * Ends the site on a signal or a fault nobody caught: first it says that it is not ready, for as long as a balancer needs
 * to hear it (DRAIN_NOTICE); then it takes no new requests, those under way finish (DRAIN_SECONDS), and all is let go of.
 * A second signal ends it at once.
 */
export function shutDownGracefully(
  app: FastifyInstance,
  { DRAIN_NOTICE, DRAIN_SECONDS }: Pick<Config, 'DRAIN_NOTICE' | 'DRAIN_SECONDS'>,
  ending: AbortController,
): void {
  const badly = { error: (err: unknown) => app.log.error({ err }, 'ended badly') };
  const delay = (DRAIN_NOTICE + DRAIN_SECONDS) * seconds || 1;
  closeWithGrace({ delay, logger: badly }, async ({ signal, err }) => {
    if (err) app.log.fatal({ err }, 'a fault nobody caught');
    app.log.info({ signal }, 'ending');
    ending.abort();
    if (!err) await wait(DRAIN_NOTICE * seconds);
    // A browser keeps the connection of a reply that is under way now, and the end would wait for it.
    app.server.keepAliveTimeout = 1;
    await app.close();
  });
}
