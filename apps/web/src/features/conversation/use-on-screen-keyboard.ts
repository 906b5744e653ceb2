import { useEffect, useRef } from 'react';

/** Smallest height of an on-screen keyboard, in pixels; browser toolbars cover less. */
const leastKeyboard = 120;

/** Sets `data-keyboard`, `--keyboard` (its height) and `--seen` (the height above) on the ref. */
export function useKeyboardRoom() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = globalThis.visualViewport;
    if (!seen) return undefined;
    const look = () => {
      const { current } = element;
      const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      // Zooming in also shrinks the visual viewport, without a keyboard.
      const isOpen = covered > leastKeyboard && seen.scale < 1.05;
      current?.toggleAttribute('data-keyboard', isOpen);
      current?.style.setProperty('--keyboard', `${isOpen ? Math.round(covered) : 0}px`);
      current?.style.setProperty('--seen', `${Math.round(seen.height)}px`);
    };
    look();
    const stop = new AbortController();
    seen.addEventListener('resize', look, { signal: stop.signal });
    seen.addEventListener('scroll', look, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return element;
}
