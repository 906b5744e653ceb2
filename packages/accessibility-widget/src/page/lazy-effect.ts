import { tellOwner } from '../log-error-for-site-owner.ts';

/**
 * Starts an effect whose module is loaded on demand. The returned function ends it, even before it has loaded. A file
 * that fails to load is reported to the page's owner.
 */
export function lazyEffect(start: () => Promise<() => void>): () => void {
  let isOver = false;
  let end: (() => void) | null = null;
  const run = async () => {
    try {
      const started = await start();
      if (isOver) started();
      else end = started;
    } catch (cause) {
      tellOwner(`a file of it did not load. ${String(cause)}`);
    }
  };
  void run();
  return () => {
    isOver = true;
    end?.();
  };
}
