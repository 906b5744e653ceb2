/**
 * Adds a style sheet and returns a function that removes it. A constructed sheet passes a strict content security
 * policy; browsers without constructed sheets get a style element.
 */
export function adoptStyles(root: Document | ShadowRoot, css: string): () => void {
  const document = 'documentElement' in root ? root : root.ownerDocument;
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!('adoptedStyleSheets' in root) || !Sheet) {
    const style = document.createElement('style');
    style.textContent = css;
    ('head' in root ? root.head : root).append(style);
    return () => style.remove();
  }
  // A constructed sheet works only in the document of the window that made it, not in that of a frame.
  const sheet = new Sheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
