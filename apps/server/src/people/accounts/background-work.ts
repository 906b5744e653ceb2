import type { FastifyBaseLogger } from 'fastify';

export interface BackgroundWork {
  readonly start: (log: FastifyBaseLogger, work: () => Promise<void>) => void;
  readonly finish: () => Promise<void>;
}

export function openBackgroundWork(): BackgroundWork {
  const underWay = new Set<Promise<void>>();
  return {
    start: (log, work) => {
      const done = new Promise((resolve) => setImmediate(resolve))
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, 'work after a reply failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    finish: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
