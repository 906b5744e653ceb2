export type PollingWorker = ReturnType<typeof pollingWorker>;

/**
 * Takes work from a table that several processes share: calls `round` when woken and every `interval` milliseconds,
 * one call at a time, and again as long as it returns true. `round` leases the rows that it works on, so two
 * processes never do the same. After an error the next interval tries again; `onFault` gets the first of a series.
 */
export function pollingWorker({
  round,
  interval,
  onFault,
}: {
  readonly round: () => Promise<boolean>;
  readonly interval: number;
  readonly onFault: (error: unknown) => void;
}) {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isFailing = false;
  const closing = new AbortController();

  const work = async () => {
    let hasMore = true;
    while (!closing.signal.aborted && (hasMore || isWoken)) {
      isWoken = false;
      hasMore = await round();
      isFailing = false;
    }
  };
  const start = () => {
    isWoken = true;
    running ??= work()
      .catch((error: unknown) => {
        if (!isFailing && !closing.signal.aborted) onFault(error);
        isFailing = true;
      })
      .finally(() => (running = null));
    return running;
  };
  const timer = setInterval(() => void start(), interval);
  timer.unref();
  return {
    /** Starts a round now, or one more after the round that runs. */
    wake: () => void start(),
    /** Works now; resolves when a round found nothing more to do, or failed. */
    finish: start,
    /** Starts no more rounds, and resolves when the one that runs has ended. */
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}
