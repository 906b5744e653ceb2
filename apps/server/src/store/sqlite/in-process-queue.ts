import type { JobQueue } from '../engine/job-queue.ts';

/** Jobs of this process, one after another in the order they came. What is not begun when it ends is forgotten here. */
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
