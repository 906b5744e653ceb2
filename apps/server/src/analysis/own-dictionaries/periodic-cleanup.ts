import type { FastifyInstance } from 'fastify';

import type { BuildQueue } from './build-queue.ts';

const interval = 15_000;

export function cleanUpPeriodically(app: FastifyInstance, queue: BuildQueue): void {
  let isFailing = false;
  const tidy = async () => {
    try {
      await queue.tidy();
      isFailing = false;
    } catch (err) {
      if (!isFailing) app.log.error({ err }, 'own dictionaries could not be tidied');
      isFailing = true;
    }
  };
  const timer = setInterval(() => void tidy(), interval);
  timer.unref();
  app.addHook('onReady', tidy);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await queue.close();
  });
}
