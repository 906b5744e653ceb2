import { forEachRoot } from './for-each-root.ts';

const closes = 'dialog, [role=dialog], [role=menu], [role=listbox], [aria-expanded=true]';

/**
 * Calls `act` when Escape is pressed on the page or in a frame of it, unless the page handles the key or it is pressed
 * in a dialog, menu or expanded control. Returns a function that stops it.
 */
export function onEscape(document: Document, act: () => void): () => void {
  const onKey = ({ key, defaultPrevented, isComposing, target }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || isComposing) return;
    if (!(target as Element).closest?.(closes)) act();
  };
  return forEachRoot(document, {
    enter(part) {
      // Key events inside a shadow root also reach its document.
      const whole = 'documentElement' in part ? part : null;
      whole?.addEventListener('keydown', onKey);
      return () => whole?.removeEventListener('keydown', onKey);
    },
  });
}
