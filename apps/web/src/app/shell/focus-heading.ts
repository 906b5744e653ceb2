/** Focuses the `h1` inside `main`, or `main` itself where there is none. */
export const focusHeading = (): void =>
  takeFocus(document.querySelector('main h1') ?? document.querySelector('main'));

/** Focuses an element even if it is not focusable, without scrolling. */
export function takeFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
