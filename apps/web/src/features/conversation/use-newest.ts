import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useMedia } from '../../platform/media.ts';

/** Room between what is read and the header above it, in pixels. */
const headroom = 120;
const slack = 32;

const go = (by: number, behavior: ScrollBehavior) => {
  if (by > 1) window.scrollBy({ top: by, behavior });
};

interface Parts {
  /** The list of messages. */
  readonly log: RefObject<HTMLElement | null>;
  /** Where the newest ends. */
  readonly end: RefObject<HTMLElement | null>;
  /** What covers the bottom of the window. */
  readonly foot: RefObject<HTMLElement | null>;
}

/**
 * Scrolls along with a conversation: far enough to show what is new, never so far that the beginning of a
 * reply is lost, and not at all while the reader has gone up to read. Tells whether the newest is out of sight.
 */
export function useNewest(
  { log, end, foot }: Parts,
  { count, firstNew, isTyping }: { count: number; firstNew: number; isTyping: boolean },
) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const follows = useRef(true);
  const hasBegun = useRef(false);
  const [isBelow, setIsBelow] = useState(false);

  const below = () => {
    const { current: cover } = foot;
    const isSticky = cover !== null && getComputedStyle(cover).position === 'sticky';
    const edge = window.innerHeight - (isSticky ? cover.offsetHeight : slack);
    return (end.current?.getBoundingClientRect().top ?? 0) - edge;
  };

  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const isOut = below() > slack;
      if (window.scrollY < last - 2) follows.current = false;
      if (!isOut) follows.current = true;
      last = window.scrollY;
      setIsBelow(isOut);
    };
    const stop = new AbortController();
    for (const name of ['scroll', 'resize']) {
      window.addEventListener(name, look, { passive: true, signal: stop.signal });
    }
    const grown = new ResizeObserver(look);
    // The box for the answer grows and shrinks, and with it what it covers.
    for (const { current } of [log, foot]) if (current) grown.observe(current);
    return () => {
      stop.abort();
      grown.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the parts are refs; nothing else is read
  }, []);

  useLayoutEffect(() => {
    if (count === 0) return;
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    // What was kept opens where it stopped; a conversation that only begins leaves its introduction in view.
    if (isFirst && firstNew > 0) return go(below() + slack, 'instant');
    if (!follows.current || firstNew === 0) return;
    const top = log.current?.querySelectorAll(':scope > ol > li')[firstNew];
    const room = top ? top.getBoundingClientRect().top - headroom : Infinity;
    go(Math.min(below() + slack, room), isCalm ? 'instant' : 'smooth');
    // oxlint-disable-next-line react/exhaustive-deps -- scrolls when something new is said, and only then
  }, [count, firstNew, isTyping]);

  return {
    isBelow,
    /** Goes to the newest, and along with it from then on. */
    toNewest: () => {
      follows.current = true;
      go(below() + slack, isCalm ? 'instant' : 'smooth');
    },
  };
}
