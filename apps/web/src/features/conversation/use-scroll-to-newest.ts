import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

import { useMediaQuery } from '../../platform/browser/use-media-query.ts';

/** Space between the header and the text to read, in pixels. */
const headroom = 120;
const slack = 32;

const go = (by: number, behavior: ScrollBehavior) => {
  if (by > 1) window.scrollBy({ top: by, behavior });
};

interface View {
  readonly log: RefObject<HTMLElement | null>;
  readonly end: RefObject<HTMLElement | null>;
  /** Element that may cover the bottom of the window. */
  readonly foot: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly firstNew: number;
  readonly isTyping: boolean;
  readonly hasChecks: boolean;
}

/** Where to start reading a complete reply: at its last comment, or else at its last message. */
const newestOf = (messages: readonly Element[], firstNew: number): Element | undefined =>
  messages
    .slice(firstNew)
    .flatMap((message) => Array.from(message.querySelectorAll('.comment')))
    .at(-1) ?? messages.at(-1);

/** Scrolls to the start of an arriving reply, then its last comment; not if the reader went up. */
export function useScrollToNewest(view: View) {
  const { log, end, foot, count, firstNew, isTyping, hasChecks } = view;
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const follows = useRef(true);
  const hasBegun = useRef(false);
  /** A restored conversation stays at its end until the reader moves, as parts of it load later. */
  const isSettling = useRef(false);
  const wasInSight = useRef(false);
  /** Target of this hook's own upward scroll, in pixels, to tell it from the reader scrolling up. */
  const ownScroll = useRef<number | null>(null);
  const [isBelow, setIsBelow] = useState(false);

  const edge = () => {
    const { current: cover } = foot;
    const isSticky = cover !== null && getComputedStyle(cover).position === 'sticky';
    return window.innerHeight - (isSticky ? cover.offsetHeight : slack);
  };
  const below = () => (end.current?.getBoundingClientRect().top ?? 0) - edge();
  /** Distance from the reading position down to the newest message, in pixels. */
  const newestFromTop = () => {
    const newest = log.current?.querySelector(':scope > ol > li:last-child');
    return newest ? newest.getBoundingClientRect().top - headroom : Infinity;
  };
  const newestBelow = () => (log.current?.getBoundingClientRect().bottom ?? 0) - edge();

  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      if (isSettling.current) go(below() + slack, 'instant');
      // A message taller than the window counts as visible once its start has reached the reading position.
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
    const listening = { passive: true, signal: stop.signal };
    const settle = () => (isSettling.current = false);
    for (const name of ['scroll', 'resize']) window.addEventListener(name, look, listening);
    for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      window.addEventListener(name, settle, listening);
    const grown = new ResizeObserver(() => {
      // The answer box grows with its text, and must not cover what was visible above it.
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
    // A restored conversation opens at its end; a new one leaves the introduction in view.
    if (isFirst && firstNew > 0) {
      isSettling.current = true;
      return go(below() + slack, 'instant');
    }
    if (!follows.current || firstNew === 0) return;
    // While a reply arrives, its start stays in view; once complete, its last comment and the question. That may be
    // above the window if something under an answer, such as its checks, has disappeared.
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
    follow: () => (follows.current = true),
    /** Scrolls to the newest message and follows from then on; its checks may extend below the window. */
    toNewest: () => {
      follows.current = true;
      go(Math.min(below() + slack, newestFromTop()), isCalm ? 'instant' : 'smooth');
    },
  };
}
