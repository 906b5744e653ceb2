import type { Stretch } from '@vernacular/check';
import { useEffect, useLayoutEffect, type RefObject } from 'react';

import { useMediaQuery } from '../../../platform/browser/use-media-query.ts';
import type { PointedWord } from '../editor/word-selection.ts';
import type { Place, Writing } from '../editor/open-text-editor.ts';

/** Below this width the card is a bottom sheet over the text; must match its style sheet. */
const narrow = '(width < 60rem)';

/** Pixels between the card and its word; twice as many above a sheet. */
const air = 8;

/**
 * Position of a card below its word, or above it if there is more room; it stays within the width of the text. `x` is
 * measured from the left of the text, `y` from its top for `below` and from its bottom for `above`, in pixels.
 */
export function placeBeside(
  word: Place,
  text: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'width'>,
  card: Pick<DOMRect, 'width' | 'height'>,
  view: Pick<DOMRect, 'top' | 'bottom'>,
): { readonly side: 'below' | 'above'; readonly x: number; readonly y: number } {
  const room = { below: view.bottom - word.bottom - air, above: word.top - view.top - air };
  const isBelow = room.below >= card.height || room.below >= room.above;
  const middle = (word.left + word.right) / 2 - text.left;
  const x = Math.max(air, Math.min(middle - card.width / 2, text.width - card.width - air));
  return isBelow
    ? { side: 'below', x, y: word.bottom - text.top + air }
    : { side: 'above', x, y: text.bottom - word.top + air };
}

/**
 * Places a card above or below a stretch of the text, by `data-side`, `--card-x` and `--card-y` on its element, and again
 * whenever the card or the text changes its size. Does nothing in narrow windows, where the card is a sheet.
 */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  writing: RefObject<Writing | null>,
  at: Stretch | null,
): void {
  const isSheet = useMediaQuery(narrow);
  const start = at?.start ?? -1;
  const end = at?.end ?? -1;
  useLayoutEffect(() => {
    const element = card.current;
    const text = element?.offsetParent;
    if (isSheet || start < 0 || !element || !(text instanceof HTMLElement)) return undefined;
    const place = () => {
      const word = writing.current?.placeOf({ start, end });
      if (!word) return;
      const sheet = text.getBoundingClientRect();
      // Under the zoom of the accessibility menu, pixels of the window are not those of the style sheet.
      const zoom = sheet.width / text.offsetWidth || 1;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const { side, x, y } = placeBeside(word, sheet, element.getBoundingClientRect(), {
        top: Math.max(0, header),
        bottom: innerHeight,
      });
      element.setAttribute('data-side', side);
      element.style.setProperty('--card-x', `${x / zoom}px`);
      element.style.setProperty('--card-y', `${y / zoom}px`);
      element.scrollIntoView({ block: 'nearest' });
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(element);
    sizes.observe(text);
    return () => sizes.disconnect();
  }, [card, writing, start, end, isSheet]);
}

/** Keeps the sheet above the on-screen keyboard, and the word above the sheet. */
export function useSheet(
  sheet: RefObject<HTMLElement | null>,
  writing: RefObject<Writing | null>,
  pointed: PointedWord | null,
): void {
  const isSheet = useMediaQuery(narrow);
  useEffect(() => {
    const seen = globalThis.visualViewport;
    if (!isSheet || !seen) return undefined;
    const rise = () => {
      const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      sheet.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    rise();
    const leaving = new AbortController();
    seen.addEventListener('resize', rise, { signal: leaving.signal });
    seen.addEventListener('scroll', rise, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isSheet, sheet]);
  useEffect(() => {
    if (!isSheet || !pointed) return undefined;
    const element = sheet.current;
    const end = pointed.words.ends[pointed.index];
    if (!element || end === undefined) return undefined;
    // The sheet grows when its help arrives.
    const sizes = new ResizeObserver(() =>
      writing.current?.showAbove(end, element.getBoundingClientRect().top - 2 * air),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [isSheet, pointed, sheet, writing]);
}
