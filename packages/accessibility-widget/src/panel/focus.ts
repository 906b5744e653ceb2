const focusable = 'button, [href], input, select, summary, [tabindex]:not([tabindex="-1"])';

const visible = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (item) => item.getClientRects().length > 0 && !item.hasAttribute('disabled'),
  );

/** Keeps Tab inside `panel`: from the last control to the first, and back. */
export function keepFocusIn(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const items = visible(panel);
  const root = panel.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  const edge = event.shiftKey ? items[0] : items.at(-1);
  if (active !== edge && active !== null && panel.contains(active)) return;
  event.preventDefault();
  (event.shiftKey ? items.at(-1) : items[0])?.focus();
}
