import { element } from './element.ts';

/** Milliseconds of rest on a control before its help shows, so that controls passed by do not change it. */
const rest = 250;

function helpOf(target: Element): string {
  const described =
    target.closest('[aria-describedby]') ??
    target.closest('.cell')?.querySelector('[aria-describedby]');
  const id = described?.getAttribute('aria-describedby');
  const root = target.getRootNode();
  const help = id && root instanceof ShadowRoot ? root.getElementById(id) : null;
  // A description that is visible already need not be shown again.
  if (help?.hidden) return help.textContent;
  return nameOf(target);
}

const nameOf = (target: Element) => target.closest('.tool')?.getAttribute('aria-label') ?? '';

/**
 * Shows the help of the control in use below the controls. It covers none, stays while pointed at, and Escape empties
 * it (WCAG 1.4.13).
 */
export function helpStrip(panel: HTMLElement): {
  readonly node: HTMLElement;
  /**
   * Empties the strip. Returns false if it showed no help; the name of an icon is no help, so that Escape then closes
   * the panel at once.
   */
  clear(): boolean;
} {
  // Hidden from screen readers, which hear it as the control's description.
  const node = element('p', { class: 'help', 'aria-hidden': 'true' });
  let timer = 0;
  let isPointed = false;
  let isHelp = false;
  /**
   * Shows the help of a control, or none. Waits while something is pressed: on a phone the strip takes room, and the
   * finger would lift from another control.
   */
  const ask = (target: HTMLElement | null, byPointer: boolean) => {
    clearTimeout(timer);
    isPointed = byPointer;
    timer = window.setTimeout(() => {
      if (panel.matches(':active')) return ask(target, byPointer);
      node.textContent = target && helpOf(target);
      isHelp = target !== null && node.textContent !== nameOf(target);
    }, rest);
  };
  panel.addEventListener('focusin', (event) => {
    const target = event.target as HTMLElement;
    // A click in WebKit focuses the scroll container, not the clicked element.
    if (target.tabIndex >= 0) ask(target.closest('.cell') && target, false);
  });
  panel.addEventListener('pointerover', (event) => {
    const target = event.target as HTMLElement;
    if (helpOf(target)) ask(target, true);
    // Where there is no help, cancel only a request by the pointer; the focus still rests on its control.
    else if (isPointed) clearTimeout(timer);
  });
  panel.addEventListener('pointerleave', ({ pointerType }) => {
    if (isPointed && pointerType === 'mouse') ask(null, true);
  });
  return {
    node,
    clear() {
      clearTimeout(timer);
      const had = isHelp;
      node.textContent = '';
      isHelp = false;
      return had;
    },
  };
}
