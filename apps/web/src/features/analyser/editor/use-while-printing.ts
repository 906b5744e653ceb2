import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The value of `make` while the page is printed, else null. The editor renders only what is visible; paper needs all
 * of it.
 */
export function useWhilePrinting<Printed>(make: () => Printed): Printed | null {
  const [printed, setPrinted] = useState<Printed | null>(null);
  const latest = useRef(make);
  useEffect(() => {
    latest.current = make;
  });
  useEffect(() => {
    // The browser prints the page as it stands when this handler returns, so the update must be synchronous.
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
