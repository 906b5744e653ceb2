const attribute = 'data-original-font-size';
const property = '--accessibilik-original-font-size';
const scaling = 'accessibilik-font-size';
const slice = 400;
const skipped = /^(?:script|style|noscript|title|iframe)$/iu;
const fields = /^(?:input|textarea|select)$/iu;

const showsText = ({ tagName, childNodes }: Element) =>
  fields.test(tagName) ||
  (!skipped.test(tagName) &&
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()));

const within = (root: Element): Element[] => [root, ...root.querySelectorAll('*')];

/** Remembers the size each element had before any scaling, and keeps it right as the page changes. */
export interface FontSizes {
  /** Resolves when every element of the page has been measured. */
  measured(): Promise<void>;
  stop(): void;
}

/**
 * Watches `document` and marks each element that shows text with its original font size in pixels,
 * once a frame and in slices, so that no task is long. Elements are measured with the scaling off:
 * sizes in `em` would otherwise grow with each measurement.
 */
function watchFontSizes(document: Document): FontSizes {
  const root = document.documentElement;
  const waiting = new Set<Element>();
  let isScheduled = false;
  let whenDone: (() => void)[] = [];

  const measure = (elements: readonly Element[]) => {
    const wasScaled = root.classList.contains(scaling);
    root.classList.remove(scaling);
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    elements.forEach((element, index) => {
      const size = sizes[index];
      if (!(element instanceof HTMLElement) || !size || !Number.isFinite(size)) return;
      if (element.getAttribute(attribute) === String(size)) return;
      element.setAttribute(attribute, String(size));
      element.style.setProperty(property, `${size}px`);
    });
    root.classList.toggle(scaling, wasScaled);
  };

  const work = () => {
    const batch: Element[] = [];
    for (const element of waiting) {
      waiting.delete(element);
      if (element.isConnected && showsText(element)) batch.push(element);
      if (batch.length >= slice) break;
    }
    if (batch.length > 0) measure(batch);
    isScheduled = waiting.size > 0;
    if (isScheduled) {
      requestAnimationFrame(work);
      return;
    }
    whenDone.forEach((tell) => tell());
    whenDone = [];
  };

  const add = (elements: Iterable<Element>) => {
    for (const element of elements) waiting.add(element);
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    requestAnimationFrame(work);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && target instanceof Element && target !== root)
        add(within(target));
      for (const node of addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element) add(node instanceof Element ? within(node) : [element]);
      }
    }
  });
  // Sizes that hang on the window's width are measured anew with it.
  const onResize = () => add(within(root));
  add(within(root));
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class'] });
  addEventListener('resize', onResize);

  return {
    measured: () =>
      new Promise((resolve) => {
        if (isScheduled) whenDone.push(resolve);
        else resolve();
      }),
    stop: () => {
      observer.disconnect();
      removeEventListener('resize', onResize);
      waiting.clear();
      for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
        element.removeAttribute(attribute);
        element.style.removeProperty(property);
        if (element.getAttribute('style') === '') element.removeAttribute('style');
      }
    },
  };
}

const shared = Symbol.for('accessibilik.font-sizes');

/** Takes the marks off a document, if it has any. */
export const forgetFontSizes = (document: Document & { [shared]?: FontSizes | undefined }): void =>
  document[shared]?.stop();

/**
 * The one watcher of a document: the script in the head begins, the panel's module goes on with the
 * same. Frames come before paint, so that new text is not seen in its old size.
 */
export function fontSizesOf(document: Document & { [shared]?: FontSizes | undefined }): FontSizes {
  if (document[shared]) return document[shared];
  const { measured, stop } = watchFontSizes(document);
  return (document[shared] = {
    measured,
    stop() {
      stop();
      delete document[shared];
    },
  });
}
