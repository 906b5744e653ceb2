import { reach } from './reach.ts';

/** What closes on an Escape inside it. */
const closes = 'dialog, [role=dialog], [role=menu], [role=listbox], [aria-expanded=true]';

/** Calls `act` for each Escape on the page, and in its frames of the same origin, that is meant for nothing there. Returns how to end it. */
export function hearEscape(document: Document, act: () => void): () => void {
  const onKey = ({ key, defaultPrevented, isComposing, target }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || isComposing) return;
    if (!(target as Element).closest?.(closes)) act();
  };
  return reach(document, {
    enter(part) {
      // What is pressed in a shadow root is heard in its document.
      const whole = 'documentElement' in part ? part : null;
      whole?.addEventListener('keydown', onKey);
      return () => whole?.removeEventListener('keydown', onKey);
    },
  });
}
