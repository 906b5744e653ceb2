import { useEffect, useState } from 'react';

/** Patience with a page that never rests, in milliseconds. */
const patience = 4000;

/** False until the page has loaded and has nothing else to do: what is wanted soon, but not first, waits for it. */
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

/** Safari has no requestIdleCallback before version 27; a moment later serves as well. */
function onceIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
