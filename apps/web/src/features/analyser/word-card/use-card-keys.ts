import { useEffect, useRef, type RefObject } from 'react';

/** What the keys do in the card as they do in the text. */
interface CardKeys {
  readonly onEscape: () => void;
  readonly onUndo: () => void;
  readonly onNext: (direction: 1 | -1) => void;
}

/** Escape leads back to the text, Ctrl+Z takes the last step back, F8 goes on to the next marked word. */
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
