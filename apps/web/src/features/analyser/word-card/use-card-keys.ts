import { useEffect, useRef, type RefObject } from 'react';

interface CardKeys {
  readonly onEscape: () => void;
  readonly onUndo: () => void;
  readonly onNext: (direction: 1 | -1) => void;
}

/** While the focus is in the card: Escape, Ctrl or Cmd+Z, F8 (the next marked word) and Shift+F8 (the one before). */
export function useCardKeys(card: RefObject<HTMLElement | null>, keys: CardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const element = card.current;
    const listen = (event: KeyboardEvent) => {
      const act = actionOf(event, latest.current);
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [card]);
}

function actionOf(event: KeyboardEvent, { onEscape, onUndo, onNext }: CardKeys) {
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'Escape') return onEscape;
  if (key === 'F8') return () => onNext(shiftKey ? -1 : 1);
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey ? onUndo : null;
}
