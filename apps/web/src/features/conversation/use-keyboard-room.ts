import { useEffect, useRef } from 'react';

/** What a keyboard on the screen covers at least, in pixels; a bar of the browser covers less. */
const leastKeyboard = 120;

/**
 * Tells the style sheet how much of the window a keyboard on the screen leaves: on the element of the ref,
 * `data-keyboard` while one is open, `--keyboard` its height and `--seen` the height above it.
 */
export function useKeyboardRoom() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = globalThis.visualViewport;
    if (!seen) return undefined;
    const look = () => {
      const { current } = element;
      const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      // Pages that are zoomed into show less of themselves without any keyboard.
      const isOpen = covered > leastKeyboard && seen.scale < 1.05;
      current?.toggleAttribute('data-keyboard', isOpen);
      current?.style.setProperty('--keyboard', `${isOpen ? Math.round(covered) : 0}px`);
      current?.style.setProperty('--seen', `${Math.round(seen.height)}px`);
    };
    look();
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
    };
  }, []);
  return element;
}
