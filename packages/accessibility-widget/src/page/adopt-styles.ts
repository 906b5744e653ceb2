/**
 * Gives a document or a shadow root one more style sheet; returns how to take it off. A constructed
 * sheet passes a strict content security policy; browsers without them get a style element.
 */
export function adoptStyles(root: Document | ShadowRoot, css: string): () => void {
  if (!('adoptedStyleSheets' in root) || !('replaceSync' in CSSStyleSheet.prototype)) {
    const style = document.createElement('style');
    style.textContent = css;
    (root instanceof Document ? root.head : root).append(style);
    return () => style.remove();
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
