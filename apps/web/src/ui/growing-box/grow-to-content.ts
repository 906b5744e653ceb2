/** Makes a text area as high as its content in browsers without `field-sizing: content` (docs/browsers.md). */
export function growToContent(box: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing: content')) return;
  box.style.blockSize = 'auto';
  const edges = box.offsetHeight - box.clientHeight;
  box.style.blockSize = `${box.scrollHeight + edges}px`;
}
