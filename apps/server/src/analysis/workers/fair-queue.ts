import { Failure } from '../../http/index.ts';

/** How many may be at work at once, and how many may wait for that. */
export interface FairQueueOptions {
  readonly atOnce: number;
  readonly waiting: number;
  /** How many of those that wait may be one person's, or come from one address. */
  readonly waitingOfOne: number;
}

/** A line people wait in, first come first served. */
export interface FairQueue {
  /**
   * Does the work when it is its turn; refuses with `busy` when too many wait, or too much of whoever asks.
   * Who leaves while waiting makes room at once.
   */
  run<Result>(who: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  /** How many wait. */
  readonly waiting: () => number;
}

interface Waiter {
  readonly who: string;
  readonly begin: () => void;
}

/** A line with room for so many. */
export function fairQueue({ atOnce, waiting, waitingOfOne }: FairQueueOptions): FairQueue {
  const queue = new Set<Waiter>();
  let working = 0;

  const turnOf = (who: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.delete(waiter);
        reject(signal.reason as Error);
      };
      const begin = () => {
        queue.delete(waiter);
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const waiter = { who, begin };
      queue.add(waiter);
      signal.addEventListener('abort', leave, { once: true });
    });

  return {
    waiting: () => queue.size,
    async run(who, signal, work) {
      signal.throwIfAborted();
      if (working < atOnce) working += 1;
      else {
        const theirs = [...queue].filter((each) => each.who === who).length;
        if (queue.size >= waiting || theirs >= waitingOfOne) throw new Failure('busy');
        // Whoever ends hands over the place.
        await turnOf(who, signal);
      }
      try {
        return await work();
      } finally {
        const [next] = queue;
        if (next) next.begin();
        else working -= 1;
      }
    },
  };
}
