import { tellOwner } from '../tell-owner.ts';

/** Starts what a file of its own brings, which comes when it is first wanted. */
export function byFile(start: () => Promise<() => void>): () => void {
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
