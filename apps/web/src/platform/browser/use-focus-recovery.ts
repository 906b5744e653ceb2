import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const reachable = 'a[href], button:enabled, input:enabled, select:enabled, summary';

/** Keeps the focus in a part of the page when what had it goes away: it moves to what has taken its place, or else to the part itself. */
export function useKeptFocus(): {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly tabIndex: -1;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  /** Where the focus is among what can have it; null when it is elsewhere. */
  const place = useRef<number>(null);
  const within = () =>
    [...(ref.current?.querySelectorAll<HTMLElement>(reachable) ?? [])].filter(
      (each) => each.getClientRects().length > 0,
    );
  const note = (focused: Element | null) => {
    place.current = Math.max(
      0,
      within().findIndex((each) => each === focused),
    );
  };
  // After each change, for any may have taken away what had it, or moved it.
  useEffect(() => {
    if (place.current === null) return;
    if (document.activeElement !== document.body) {
      note(document.activeElement);
      return;
    }
    const all = within();
    (all[Math.min(place.current, all.length - 1)] ?? ref.current)?.focus();
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: ({ target }) => note(target),
    // React says nothing of what goes away while it has the focus, so this is a reader who leaves.
    onBlur: () => {
      place.current = null;
    },
  };
}
