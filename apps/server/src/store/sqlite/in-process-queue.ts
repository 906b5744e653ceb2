import type { JobQueue } from '../engine/job-queue.ts';

/** A queue in this process: jobs run in order, and jobs not begun when the process ends are dropped. */
export function inProcessQueue(onFault: (error: unknown) => void): JobQueue {
  const queue: string[] = [];
  let run: ((id: string) => Promise<void>) | null = null;
  let isBusy = false;

  const next = async () => {
    if (isBusy || run === null) return;
    isBusy = true;
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      try {
        await run(id);
      } catch (error) {
        onFault(error);
      }
    }
    isBusy = false;
  };

  return {
    work: (work) => {
      run = work;
      void next();
    },
    add: async (id) => {
      if (!queue.includes(id)) queue.push(id);
      void next();
    },
    close: async () => {
      queue.length = 0;
      run = null;
    },
  };
}
