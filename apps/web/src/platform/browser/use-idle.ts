import { useEffect, useState } from 'react';

/** Milliseconds after which a busy page counts as idle. */
const patience = 4000;

/** True once the page has loaded and the browser is idle; it stays true. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle) return undefined;
    let callOff = () => {};
    const wait = () => (callOff = onceIdle(() => setIdle(true)));
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      callOff();
    };
  }, [isIdle]);
  return isIdle;
}

/** Calls `load` once the browser is idle. A failure is ignored, because the part is loaded again at its use. */
export function useFetchWhenIdle(load: () => Promise<unknown>): void {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void load().catch(() => null);
  }, [isIdle, load]);
}

/** Falls back to a timeout: Safari has no requestIdleCallback before version 27. */
function onceIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
