import { setTimeout as wait } from 'node:timers/promises';

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

import type { Config } from './dependencies/index.ts';

const seconds = 1000;

/**
 * On a signal, `/readyz` fails for DRAIN_NOTICE seconds (not after an uncaught error); then new requests are refused
 * and running ones get DRAIN_SECONDS to finish. A second signal exits at once.
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
    // Without this, browsers keep idle connections open and closing waits for them.
    app.server.keepAliveTimeout = 1;
    await app.close();
  });
}
