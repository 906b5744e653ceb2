import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query such as `(width < 64rem)` matches; false while prerendering and hydrating. */
export function useMediaQuery(query: string): boolean {
  // A new `matchMedia` at each render would force a layout.
  const media = useMemo(
    () => (typeof matchMedia === 'undefined' ? null : matchMedia(query)),
    [query],
  );
  const subscribe = useCallback(
    (onChange: () => void) => {
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  );
}
