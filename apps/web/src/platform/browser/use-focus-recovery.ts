import { useEffect, useRef, type FocusEvent } from 'react';

const reachable = 'a[href], button:enabled, input:enabled, select:enabled, summary';

/**
 * Props for a container. When the focused control inside it is removed, the control now at that position gets the
 * focus, or the container if no control is left.
 */
export function useFocusRecovery() {
  const ref = useRef<HTMLDivElement>(null);
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
  // After each render: any render may remove or move the focused control.
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
    onFocus: ({ target }: FocusEvent) => note(target),
    // React fires no blur for a removed element, so here the user has moved the focus.
    onBlur: () => {
      place.current = null;
    },
  };
}
