import type { FastifyInstance } from 'fastify';

import type { BuildQueue } from './build-queue.ts';

const interval = 15_000;

export function cleanUpPeriodically(app: FastifyInstance, queue: BuildQueue): void {
  const failed = (err: unknown) => app.log.error({ err }, 'own dictionaries could not be tidied');
  const tidy = () => void queue.tidy().catch(failed);
  const timer = setInterval(tidy, interval);
  timer.unref();
  app.addHook('onReady', async () => queue.tidy().catch(failed));
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await queue.close();
  });
}
