import { useEffect, useRef, type RefObject } from 'react';

/**
 * When the kind of answer changes and the focus is lost, focuses the new field; not on a touch screen, where a keyboard
 * would cover the text. Returns a function that focuses the field now; with `isWished` also on a touch screen.
 */
export function useAnswerFocus(
  foot: RefObject<HTMLElement | null>,
  kind: 'text' | 'table' | 'over',
) {
  const before = useRef(kind);
  const toAnswer = (isWished = false) => {
    if (!isWished && matchMedia('(pointer: coarse)').matches) return;
    const found = foot.current?.querySelector<HTMLElement>('textarea, [data-over]');
    if (!found || found === document.activeElement) return;
    found.focus({ preventScroll: true });
    if (found instanceof HTMLTextAreaElement)
      found.setSelectionRange(found.value.length, found.value.length);
  };
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) toAnswer();
    // oxlint-disable-next-line react/exhaustive-deps -- when the way to answer changes, and only then
  }, [kind]);
  return toAnswer;
}
