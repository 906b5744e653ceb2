import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is made when the page is about to be printed, and null at all other times.
 * The editor draws only what can be seen; on paper all of it can.
 */
export function useWhilePrinting<Printed>(make: () => Printed): Printed | null {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const latest = useRef(make);
  useEffect(() => {
    latest.current = make;
  });
  useEffect(() => {
    // The browser prints what stands on the page when this event has been handled.
    const before = () => flushSync(() => setPrinted(() => latest.current()));
    const after = () => setPrinted(null);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printed;
}
