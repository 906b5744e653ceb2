/** Moves the focus to where the screen begins: its heading, or its main part while that is still loading. */
export const focusHeading = (): void =>
  takeFocus(document.querySelector('main h1') ?? document.querySelector('main'));

/** Focuses an element that may not be made for it; the page stays where it is. */
export function takeFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
