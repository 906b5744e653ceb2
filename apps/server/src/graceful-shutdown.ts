import { setTimeout as wait } from 'node:timers/promises';

import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

import type { Config } from './dependencies/index.ts';

const seconds = 1000;

/** Seconds; the proxies of `deploy/` notice within four that a server is not ready. */
const noticeBehindProxy = 5;

/**
 * On a signal, `/readyz` fails for DRAIN_NOTICE seconds (not after an uncaught error); then new connections are refused
 * and running requests get DRAIN_SECONDS to finish. A second signal exits at once.
 */
export function shutDownGracefully(
  app: FastifyInstance,
  config: Pick<Config, 'DRAIN_NOTICE' | 'DRAIN_SECONDS' | 'TRUST_PROXY'>,
  ending: AbortController,
): void {
  const { TRUST_PROXY, DRAIN_SECONDS } = config;
  const notice = config.DRAIN_NOTICE ?? (TRUST_PROXY === false ? 0 : noticeBehindProxy);
  const badly = { error: (err: unknown) => app.log.error({ err }, 'ended badly') };
  const delay = (notice + DRAIN_SECONDS) * seconds || 1;
  closeWithGrace({ delay, logger: badly }, async ({ signal, err }) => {
    if (err) app.log.fatal({ err }, 'a fault nobody caught');
    app.log.info({ signal }, 'ending');
    ending.abort();
    if (!err) await wait(notice * seconds);
    // Without this, browsers keep idle connections open and closing waits for them.
    app.server.keepAliveTimeout = 1;
    await app.close();
  });
}
