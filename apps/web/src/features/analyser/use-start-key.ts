import { useCallback, type KeyboardEvent } from 'react';

/** Makes Ctrl+Enter or Cmd+Enter on a button press START. The text box has these keys; on a link they open a tab. */
export function useStartKey(onStart: () => void): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      const { key, ctrlKey, metaKey, target, currentTarget } = event;
      const isOnButton = target instanceof Element && target.closest('button') !== null;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !isOnButton) return;
      // Dialogs over the page keep their keys, although React bubbles their events to here.
      if (!currentTarget.contains(target)) return;
      event.preventDefault();
      event.stopPropagation();
      onStart();
    },
    [onStart],
  );
}
