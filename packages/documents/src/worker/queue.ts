/** Returns a function that runs tasks in order of arrival, `places` at once. An aborted task leaves the queue. */
export function makeQueue(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;

  return async function inTurn<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (free > 0) free -= 1;
    else await turn(signal);
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };

  function turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(signal?.reason as Error);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      waiting.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
