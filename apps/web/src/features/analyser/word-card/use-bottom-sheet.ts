import { useEffect, type RefObject } from 'react';

import { useMediaQuery } from '../../../platform/browser/use-media-query.ts';
import type { PointedWord } from '../editor/word-selection.ts';
import type { Writing } from '../editor/open-text-editor.ts';

/** Below this width the card is a bottom sheet over the text; must match its style sheet. */
const narrow = '(width < 60rem)';
const air = 16;

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
    seen.addEventListener('resize', rise);
    seen.addEventListener('scroll', rise);
    return () => {
      seen.removeEventListener('resize', rise);
      seen.removeEventListener('scroll', rise);
    };
  }, [isSheet, sheet]);
  useEffect(() => {
    if (!isSheet || !pointed) return undefined;
    const element = sheet.current;
    const end = pointed.words.ends[pointed.index];
    if (!element || end === undefined) return undefined;
    // The sheet grows when its help arrives.
    const sizes = new ResizeObserver(() =>
      writing.current?.showAbove(end, element.getBoundingClientRect().top - air),
    );
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [isSheet, pointed, sheet, writing]);
}
