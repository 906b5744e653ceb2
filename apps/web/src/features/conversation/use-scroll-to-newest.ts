import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useMediaQuery } from '../../platform/browser/use-media-query.ts';

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

/** Where a reply that is whole is read from: its last comment, or its last message where nothing is commented on. */
const newestOf = (messages: readonly Element[], firstNew: number): Element | undefined =>
  messages
    .slice(firstNew)
    .flatMap((message) => Array.from(message.querySelectorAll('.comment')))
    .at(-1) ?? messages.at(-1);

/**
 * Scrolls along with a conversation: far enough to show what is new, the beginning of a reply while it
 * comes and its last comment with the question when it is whole, and not at all while the reader has gone up to read.
 * Tells whether the newest message is out of sight.
 */
export function useScrollToNewest(
  { log, end, foot }: Parts,
  {
    count,
    firstNew,
    isTyping,
    hasChecks,
  }: {
    count: number;
    firstNew: number;
    isTyping: boolean;
    /** Whether the checks of the newest message stand under it. */
    hasChecks: boolean;
  },
) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const follows = useRef(true);
  const hasBegun = useRef(false);
  /** A conversation that was kept stands at its end until its reader moves: letters, the map and the box come later. */
  const isSettling = useRef(false);
  const wasInSight = useRef(false);
  /** Where this hook has scrolled up to by itself, in pixels: that is not its reader going up to read. */
  const ownScroll = useRef<number | null>(null);
  const [isBelow, setIsBelow] = useState(false);

  /** The height of the window that nothing covers from below. */
  const edge = () => {
    const { current: cover } = foot;
    const isSticky = cover !== null && getComputedStyle(cover).position === 'sticky';
    return window.innerHeight - (isSticky ? cover.offsetHeight : slack);
  };
  const below = () => (end.current?.getBoundingClientRect().top ?? 0) - edge();
  /** How far the newest message begins below the place it is read from, in pixels. */
  const newestFromTop = () => {
    const newest = log.current?.querySelector(':scope > ol > li:last-child');
    return newest ? newest.getBoundingClientRect().top - headroom : Infinity;
  };
  const newestBelow = () => (log.current?.getBoundingClientRect().bottom ?? 0) - edge();

  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      if (isSettling.current) go(below() + slack, 'instant');
      // A message longer than the window is in sight where it is read from.
      const isOut = newestBelow() > slack && newestFromTop() > slack;
      wasInSight.current = !isOut;
      const isOwn = ownScroll.current !== null && Math.abs(window.scrollY - ownScroll.current) < 2;
      ownScroll.current = null;
      if (window.scrollY < last - 2 && !isSettling.current && !isOwn) follows.current = false;
      if (!isOut) follows.current = true;
      last = window.scrollY;
      setIsBelow(isOut);
    };
    const stop = new AbortController();
    for (const name of ['scroll', 'resize']) {
      window.addEventListener(name, look, { passive: true, signal: stop.signal });
    }
    for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      window.addEventListener(name, () => (isSettling.current = false), {
        passive: true,
        signal: stop.signal,
      });
    }
    const grown = new ResizeObserver(() => {
      // The box for the answer grows with its text: what stood above it goes on standing there.
      if (follows.current && wasInSight.current) go(below() + slack, 'instant');
      look();
    });
    if (foot.current) grown.observe(foot.current);
    const longer = new ResizeObserver(look);
    if (log.current) longer.observe(log.current);
    return () => {
      stop.abort();
      grown.disconnect();
      longer.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the parts are refs; nothing else is read
  }, []);

  useLayoutEffect(() => {
    if (count === 0) return;
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    // What was kept opens where it stopped; a conversation that only begins leaves its introduction in view.
    if (isFirst && firstNew > 0) {
      isSettling.current = true;
      return go(below() + slack, 'instant');
    }
    if (!follows.current || firstNew === 0) return;
    // While a reply comes its beginning stays in sight; once it is whole, its last comment and the question. What has
    // gone from under an answer, such as its checks, may have left that above the window.
    const all = [...(log.current?.querySelectorAll(':scope > ol > li') ?? [])];
    const top = isTyping ? all[firstNew] : newestOf(all, firstNew);
    const room = top ? top.getBoundingClientRect().top - headroom : Infinity;
    const by = Math.min(below() + slack, room);
    if (by < -1) {
      ownScroll.current = window.scrollY + by;
      window.scrollBy({ top: by, behavior: 'instant' });
    } else go(by, isCalm ? 'instant' : 'smooth');
    // oxlint-disable-next-line react/exhaustive-deps -- scrolls when something new is said, and only then
  }, [count, firstNew, isTyping, hasChecks]);

  return {
    isBelow,
    /** Goes along with the newest from now on, wherever the reader has gone to read. */
    follow: () => {
      follows.current = true;
    },
    /** Goes to the newest message, and along with it from then on; its checks may reach below the window. */
    toNewest: () => {
      follows.current = true;
      go(Math.min(below() + slack, newestFromTop()), isCalm ? 'instant' : 'smooth');
    },
  };
}
