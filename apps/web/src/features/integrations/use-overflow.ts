import { type RefObject, useEffect, useState } from 'react';

export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const watcher = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    // An element has no size while it is folded away, so the observer measures it when it is unfolded.
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [box]);
  return isWider;
}
