import { element } from './element.ts';

/** Milliseconds the pointer or the focus rests on a control before its help is shown, so that the way to the strip changes nothing. */
const rest = 250;

/** The sentence a control is described by; the name of one that shows only an icon. */
function helpOf(target: Element): string {
  const described =
    target.closest('[aria-describedby]') ??
    target.closest('.cell')?.querySelector('[aria-describedby]');
  const id = described?.getAttribute('aria-describedby');
  const root = target.getRootNode();
  const help = id && root instanceof ShadowRoot ? root.getElementById(id) : null;
  // A sentence that stands there to be read needs no second place.
  if (help?.hidden) return help.textContent;
  return nameOf(target);
}

const nameOf = (target: Element) => target.closest('.tool')?.getAttribute('aria-label') ?? '';

/** A strip below the controls with the help of the one in use: it covers none, stays while it is pointed at, and Escape empties it (WCAG 1.4.13). */
export function helpStrip(panel: HTMLElement): {
  readonly node: HTMLElement;
  /** Empties the strip; false when no help stood in it. The name of an icon is none: Escape then closes at once. */
  clear(): boolean;
} {
  // Hidden from screen readers, which hear it as the control's description.
  const node = element('p', { class: 'help', 'aria-hidden': 'true' });
  let timer = 0;
  let isPointed = false;
  let isHelp = false;
  /** Help of this control, or none. Not while something is pressed: on a phone the strip takes room, and a finger would be lifted from something else. */
  const ask = (target: HTMLElement | null, byPointer: boolean) => {
    clearTimeout(timer);
    isPointed = byPointer;
    timer = window.setTimeout(() => {
      if (panel.matches(':active')) return ask(target, byPointer);
      node.textContent = target && helpOf(target);
      isHelp = target !== null && node.textContent !== nameOf(target);
    }, rest);
  };
  // What is heard inside a shadow root comes from its elements.
  panel.addEventListener('focusin', (event) => {
    const target = event.target as HTMLElement;
    // WebKit's clicks give the focus to what scrolls, and not to what was clicked.
    if (target.tabIndex >= 0) ask(target.closest('.cell') && target, false);
  });
  panel.addEventListener('pointerover', (event) => {
    const target = event.target as HTMLElement;
    if (helpOf(target)) ask(target, true);
    // Where there is none, a pointer takes back what a pointer is asking for; the focus still rests where it was.
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
