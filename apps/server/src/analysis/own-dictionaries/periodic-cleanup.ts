import type { FastifyInstance } from 'fastify';

import type { BuildQueue } from './build-queue.ts';

const often = 15_000;

/** Takes up at the start, and looks again now and then, what another process left behind; ends with the site. */
export function cleanUpPeriodically(app: FastifyInstance, line: BuildQueue): void {
  const failed = (err: unknown) => app.log.error({ err }, 'own dictionaries could not be tidied');
  const tidy = () => void line.tidy().catch(failed);
  const timer = setInterval(tidy, often);
  timer.unref();
  app.addHook('onReady', async () => line.tidy().catch(failed));
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await line.close();
  });
}
