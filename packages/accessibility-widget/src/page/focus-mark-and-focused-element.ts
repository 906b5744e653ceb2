import { forEachRoot } from './for-each-root.ts';

/**
 * The focused element, also inside open shadow roots and same-origin frames; null if none. `left` and `top` are the
 * pixels from the window's corner to that of the element's frame, 0 outside frames.
 */
export function focused(
  document: Document,
): { element: Element; left: number; top: number } | null {
  let element: Element | null = document.activeElement;
  let [left, top] = [0, 0];
  while (element) {
    let inner: Element | null = element.shadowRoot?.activeElement ?? null;
    if (!inner && element.localName === 'iframe') {
      const frame = element as HTMLIFrameElement;
      inner = frame.contentDocument?.activeElement ?? null;
      const place = frame.getBoundingClientRect();
      left += place.left + frame.clientLeft;
      top += place.top + frame.clientTop;
    }
    if (!inner) return { element, left, top };
    element = inner;
  }
  return null;
}

/** The thick mark was asked for by the visitor, so it shows on `:focus` too, as after a click. */
const isShown = (element: Element, mark: Element) =>
  element.matches(mark.classList.contains('thick') ? ':focus' : ':focus-visible') &&
  !/^(?:html|body|iframe)$/u.test(element.localName);

/**
 * Draws a black and white mark around the focused element, to be seen on any background. It lies over the page, so that
 * no rule of the page hides or clips it. The returned function removes it.
 */
export function markFocus(mark: HTMLElement, window: Window): () => void {
  const { document } = window;
  let frame = 0;
  const follow = () => {
    frame = 0;
    const now = focused(document);
    mark.hidden =
      !now ||
      now.element === (mark.getRootNode() as ShadowRoot).host ||
      !isShown(now.element, mark);
    if (mark.hidden || !now) return;
    const box = now.element.getBoundingClientRect();
    const edge = 6;
    const left = Math.max(edge, now.left + box.left);
    const top = Math.max(edge, now.top + box.top);
    const right = Math.min(window.innerWidth - edge, now.left + box.right);
    const bottom = Math.min(window.innerHeight - edge, now.top + box.bottom);
    mark.style.setProperty('transform', `translate(${left}px, ${top}px)`);
    mark.style.setProperty('width', `${Math.max(0, right - left)}px`);
    mark.style.setProperty('height', `${Math.max(0, bottom - top)}px`);
    frame = window.requestAnimationFrame(follow);
  };
  const wake = () => {
    frame ||= window.requestAnimationFrame(follow);
  };
  const leave = forEachRoot(document, {
    enter(part) {
      part.addEventListener('focusin', wake);
      part.addEventListener('keydown', wake);
      return () => {
        part.removeEventListener('focusin', wake);
        part.removeEventListener('keydown', wake);
      };
    },
  });
  wake();
  return () => {
    leave();
    window.cancelAnimationFrame(frame);
    mark.hidden = true;
  };
}
