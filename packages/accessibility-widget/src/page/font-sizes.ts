import type { Settings } from '../settings/settings.ts';

const attribute = 'data-original-font-size';
const property = '--accessibilik-original-font-size';
const scaling = 'accessibilik-font-size';
const slice = 400;
const skipped = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'HEAD',
  'META',
  'LINK',
  'BR',
  'IFRAME',
]);

const hasOwnText = (element: Element) =>
  !skipped.has(element.tagName) &&
  (element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    ));

const within = (root: Element): Element[] => [root, ...root.querySelectorAll('*')];

/** Remembers the size each element had before any scaling, and keeps it right as the page changes. */
export interface FontSizes {
  /** Ends when every element of the page has been measured. */
  readonly captured: Promise<void>;
  apply(settings: Settings): void;
  stop(): void;
}

/**
 * Watches `document` and marks each element that shows text with its original font size in pixels.
 * Works in slices, so that no task is long. Elements are measured with the scaling off: sizes in
 * `em` would otherwise grow with each measurement.
 */
export function watchFontSizes(
  document: Document,
  nextFrame: (task: () => void) => void = (task) => void requestAnimationFrame(() => task()),
): FontSizes {
  const root = document.documentElement;
  const waiting = new Set<Element>();
  let isScheduled = false;
  let whenDone: (() => void) | null = null;

  const measure = (elements: readonly Element[]) => {
    const wasScaled = root.classList.contains(scaling);
    root.classList.remove(scaling);
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    elements.forEach((element, index) => {
      const size = sizes[index];
      if (!(element instanceof HTMLElement) || !size || !Number.isFinite(size)) return;
      element.setAttribute(attribute, String(size));
      element.style.setProperty(property, `${size}px`);
    });
    root.classList.toggle(scaling, wasScaled);
  };

  const work = () => {
    const batch: Element[] = [];
    for (const element of waiting) {
      waiting.delete(element);
      if (element.isConnected && hasOwnText(element)) batch.push(element);
      if (batch.length >= slice) break;
    }
    measure(batch);
    isScheduled = waiting.size > 0;
    if (isScheduled) nextFrame(work);
    else whenDone?.();
  };

  const add = (elements: Iterable<Element>) => {
    for (const element of elements) waiting.add(element);
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    nextFrame(work);
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
  const captured = new Promise<void>((resolve) => (whenDone = resolve));
  add(within(document.body));
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] });

  return {
    captured,
    apply: ({ adjustFontSizePercentage }) =>
      root.classList.toggle(scaling, adjustFontSizePercentage !== 100),
    stop: () => {
      observer.disconnect();
      for (const element of document.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
        element.removeAttribute(attribute);
        element.style.removeProperty(property);
        if (element.getAttribute('style') === '') element.removeAttribute('style');
      }
    },
  };
}
