import type { FastifyBaseLogger } from 'fastify';

/** Work that goes on after a reply. */
export interface BackgroundWork {
  readonly start: (log: FastifyBaseLogger, work: () => Promise<void>) => void;
  /** Resolves when all that was started is over. */
  readonly finish: () => Promise<void>;
}

/** Keeps account of work that goes on after a reply, so that the site can wait for it when it closes. */
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
