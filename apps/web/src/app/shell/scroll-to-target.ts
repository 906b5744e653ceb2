import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { takeFocus } from './focus-heading.ts';

/** Milliseconds during which the page may still grow above the target. */
const patience = 3000;

/** Scrolls to and focuses the element that the URL's fragment names; without one, focuses the heading of a new screen. */
export function useScrollToTarget(): void {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const visited = useRef({ pathname: '', key: '' });

  useEffect(() => {
    const before = visited.current;
    // React runs effects twice in development; the second time nothing has changed.
    if (before.key === key) return undefined;
    visited.current = { pathname, key };
    const isFirst = before.pathname === '';
    const isReturn = how === NavigationType.Pop && !isFirst;
    if (hash && !isReturn) return whenPresent(hash, arriveAt);
    if (!isFirst && before.pathname !== pathname) takeFocus(document.querySelector('main h1'));
    return undefined;
  }, [pathname, hash, key, how]);
}

function arriveAt(element: Element): void {
  element.scrollIntoView({ block: 'start' });
  takeFocus(element.querySelector('summary, h2, h3') ?? element);
}

function whenPresent(hash: string, act: (element: Element) => void): () => void {
  const id = decodeURIComponent(hash.slice(1));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seek = () => {
    const element = document.getElementById(id);
    if (!element) return;
    act(element);
    timer ??= setTimeout(stop, patience);
  };
  const watcher = new ResizeObserver(seek);
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    for (const event of interruptions) removeEventListener(event, stop);
  };
  for (const event of interruptions) addEventListener(event, stop, { passive: true });
  seek();
  watcher.observe(document.body);
  return stop;
}

/** User input after which the page must not scroll by itself. */
const interruptions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
