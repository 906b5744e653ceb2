import type { Jobs } from '../jobs.ts';

/** Jobs of this process, one after another in the order they came. What is not begun when it ends is forgotten here. */
export function jobsInProcess(onFault: (error: unknown) => void): Jobs {
  const line: string[] = [];
  let run: ((id: string) => Promise<void>) | null = null;
  let isBusy = false;

  const next = async () => {
    if (isBusy || run === null) return;
    isBusy = true;
    for (let id = line.shift(); id !== undefined; id = line.shift()) {
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
      if (!line.includes(id)) line.push(id);
      void next();
    },
    close: async () => {
      line.length = 0;
      run = null;
    },
  };
}
