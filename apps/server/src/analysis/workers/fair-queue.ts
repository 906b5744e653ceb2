import { Failure } from '../../http/index.ts';

export interface FairQueueOptions {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
}

export interface FairQueue {
  /**
   * Throws the failure `busy` when the queue is full or holds too much of this user's work. Aborting the signal
   * removes waiting work.
   */
  run<Result>(who: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
  readonly waiting: () => number;
}

interface Waiter {
  readonly who: string;
  readonly begin: () => void;
}

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
        // The finished task passes on its slot, so `working` does not change here.
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
