import { useEffect, useRef, type RefObject } from 'react';

/** How the newest message is answered now. */
export type AnswerKind = 'text' | 'table' | 'over';

/**
 * Keeps the keyboard where the answer is written: when what had the focus has left the screen, the next way
 * to answer takes it. On a touch screen it stays away, because a keyboard would cover what is to be read.
 */
export function useAnswerFocus(foot: RefObject<HTMLElement | null>, kind: AnswerKind) {
  const before = useRef(kind);
  const toAnswer = (isWished = false) => {
    if (!isWished && matchMedia('(pointer: coarse)').matches) return;
    const found = foot.current?.querySelector<HTMLElement>('textarea, [data-over]');
    if (!found || found === document.activeElement) return;
    found.focus({ preventScroll: true });
    // Who comes from elsewhere goes on writing where the text ends.
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
