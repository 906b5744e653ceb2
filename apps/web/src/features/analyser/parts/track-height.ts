/** A ref that keeps the custom property `--height` of its element at the element's height, in CSS pixels. */
export function trackHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const watcher = new ResizeObserver(() =>
    element.style.setProperty('--height', `${element.offsetHeight}px`),
  );
  watcher.observe(element);
  return () => watcher.disconnect();
}
