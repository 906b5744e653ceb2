import { Failure, rotation } from '../../http/index.ts';

export interface FairQueueOptions {
  readonly atOnce: number;
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/**
 * Runs at most `atOnce` pieces of work at a time. Waiting work starts in round robin over its users, so that many tasks
 * of one user delay another user by one task.
 */
export function fairQueue({ atOnce, waiting, waitingOfOne }: FairQueueOptions) {
  const queue = rotation<() => void>();
  let working = 0;

  const turnOf = (who: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue.remove(who, begin);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      queue.add(who, begin);
      signal.addEventListener('abort', leave, { once: true });
    });

  return {
    waiting: queue.size,
    /**
     * Throws the failure `busy` when the queue is full or holds too much of this user's work. Aborting the signal
     * removes waiting work.
     */
    async run<Result>(
      who: string,
      signal: AbortSignal,
      work: () => Promise<Result>,
    ): Promise<Result> {
      signal.throwIfAborted();
      if (working < atOnce) working += 1;
      else {
        if (queue.size() >= waiting || queue.sizeOf(who) >= waitingOfOne) throw new Failure('busy');
        // The finished task passes on its slot, so `working` does not change here.
        await turnOf(who, signal);
      }
      try {
        return await work();
      } finally {
        const begin = queue.take();
        if (begin) begin();
        else working -= 1;
      }
    },
  };
}
