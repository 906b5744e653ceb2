import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date; false in a page made ahead of any reader. */
export function useMedia(query: string): boolean {
  // Asked for anew at each drawing, a query would make the browser lay the page out before it answers.
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
