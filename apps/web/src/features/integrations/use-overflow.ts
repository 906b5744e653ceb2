import { type RefObject, useEffect, useState } from 'react';

/** Whether what is in an element is wider than the element, which then scrolls. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const watcher = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    // Folded away it has no size: it is measured when it is unfolded.
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [box]);
  return isWider;
}
