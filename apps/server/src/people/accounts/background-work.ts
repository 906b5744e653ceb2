import type { FastifyBaseLogger, FastifyReply } from 'fastify';

import { retryWhileAway } from '../../store/index.ts';

export interface BackgroundWork {
  /**
   * Resolves when the work is done, or has failed once. While the database is away it is tried again. A reply that
   * promises the work waits for it. Where its time would tell whether an address has an account, the work begins after
   * the `reply`.
   */
  readonly start: (
    log: FastifyBaseLogger,
    work: () => Promise<void>,
    reply?: FastifyReply,
  ) => Promise<void>;
  readonly finish: () => Promise<void>;
  /** Gives up what waits for the database, and finishes the rest. */
  readonly close: () => Promise<void>;
}

export function openBackgroundWork(): BackgroundWork {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;
  const finish = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    start: (log, work, reply) =>
      new Promise((resolve) => {
        // Whoever asked may have hung up already.
        const isSent =
          reply?.raw.destroyed === false &&
          new Promise((sent) => reply.raw.once('close', () => setImmediate(sent)));
        const done = Promise.resolve(isSent)
          .then(() =>
            retryWhileAway(() => work().finally(resolve), {
              signal,
              onAway: (err) => log.error({ err }, 'work after a reply waits for the database'),
            }),
          )
          .then(
            () => undefined,
            (err: unknown) => log.error({ err }, 'work after a reply failed'),
          )
          .finally(() => underWay.delete(done));
        underWay.add(done);
      }),
    finish,
    close: () => {
      closing.abort();
      return finish();
    },
  };
}
