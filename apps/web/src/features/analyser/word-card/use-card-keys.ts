import { useEffect, useRef, type RefObject } from 'react';

interface CardKeys {
  readonly onEscape: () => void;
  readonly onUndo: () => void;
  readonly onNext: (direction: 1 | -1) => void;
}

/** Escape returns to the text, Ctrl+Z undoes the last step, F8 goes to the next marked word. */
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
