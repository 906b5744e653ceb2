import { useCallback, type KeyboardEvent } from 'react';

/** Ctrl+Enter on a button means START, not that button; the text has the key itself, and a link opens a tab by it. */
export function useStartKey(onStart: () => void): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      const { key, ctrlKey, metaKey, target, currentTarget } = event;
      const isOnButton = target instanceof Element && target.closest('button') !== null;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !isOnButton) return;
      // What lies over the page keeps its keys.
      if (!currentTarget.contains(target)) return;
      event.preventDefault();
      event.stopPropagation();
      onStart();
    },
    [onStart],
  );
}
