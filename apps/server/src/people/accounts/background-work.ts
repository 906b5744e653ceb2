import type { FastifyBaseLogger, FastifyReply } from 'fastify';

import { retryWhileAway } from '../../store/index.ts';

export function openBackgroundWork() {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;
  const finish = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    /**
     * Runs work, and again while the database is unavailable. Resolves after the first run, done or failed. With
     * `reply` the work starts only after the reply was sent: its duration could tell whether an address has an account.
     */
    start: (log: FastifyBaseLogger, work: () => Promise<void>, reply?: FastifyReply) =>
      new Promise<void>((resolve) => {
        // The client may have disconnected already.
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
    /** Ends work that waits for the database, and finishes the rest. */
    close: () => {
      closing.abort();
      return finish();
    },
  };
}
