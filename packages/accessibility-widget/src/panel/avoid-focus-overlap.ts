import { focused } from '../page/focus-mark-and-focused-element.ts';

/** Pixels. A control of which no more than this is visible does not show where the focus is. */
const sliver = 8;

function isBeneath(panel: Element): boolean {
  const now = focused(document);
  if (!now?.element.matches(':focus-visible') || panel.contains(now.element)) return false;
  const box = now.element.getBoundingClientRect();
  const left = Math.max(0, now.left + box.left);
  const top = Math.max(0, now.top + box.top);
  const right = Math.min(innerWidth, now.left + box.right);
  const bottom = Math.min(innerHeight, now.top + box.bottom);
  const over = panel.getBoundingClientRect();
  return (
    left < right &&
    top < bottom &&
    left >= over.left - sliver &&
    top >= over.top - sliver &&
    right <= over.right + sliver &&
    bottom <= over.bottom + sliver
  );
}

/** Hides the panel while it covers the keyboard focus (WCAG 2.4.11). Ends when the panel has closed. */
export function avoidFocusOverlap(root: ShadowRoot): void {
  const panel = root.querySelector('#panel');
  if (!panel) return;
  panel.classList.toggle('aside', isBeneath(panel));
  requestAnimationFrame(() => avoidFocusOverlap(root));
}
