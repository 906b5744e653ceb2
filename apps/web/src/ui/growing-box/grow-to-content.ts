/** For browsers on our list (docs/browsers.md) without `field-sizing: content`. */
export function growToContent(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing: content')) return;
  box.style.blockSize = 'auto';
  const edges = box.offsetHeight - box.clientHeight;
  box.style.blockSize = `${box.scrollHeight + edges}px`;
}
