import { useEffect, type RefObject } from 'react';

/**
 * Makes a table that is wider than its message focusable and named, so that it can be scrolled by keyboard. A table
 * that fits gets no tab stop.
 */
export function useWideTables(message: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    const boxes = message.current?.querySelectorAll<HTMLElement>('.table-box') ?? [];
    const watch = new ResizeObserver(() => boxes.forEach(look));
    for (const box of boxes) watch.observe(box);
    return () => watch.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- new content has new tables
  }, [message, content]);
}

function look(box: HTMLElement): void {
  const isWide = box.scrollWidth > box.clientWidth;
  for (const [name, value] of Object.entries({
    tabindex: '0',
    role: 'region',
    'aria-label': nameOf(box),
  })) {
    if (isWide) box.setAttribute(name, value);
    else box.removeAttribute(name);
  }
}

const nameOf = (box: HTMLElement): string =>
  box.querySelector('caption')?.textContent.trim() ??
  [...box.querySelectorAll('thead th')].map(({ textContent }) => textContent.trim()).join(', ');
