import { markOriginalSizes, showsText, unmark } from './original-sizes.ts';

/** Milliseconds per frame for measuring; the browser then needs about as long again. */
const budget = 8;
const fewest = 50;
const most = 1000;

/** Not `instanceof`: a frame's elements have classes of their own. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const within = (root: Element): Element[] => [root, ...root.querySelectorAll('*')];

/**
 * Elements on the screen and below it first, then those above, from the screen upwards. Assumes that document order
 * is order down the page.
 */
function nearestFirst(elements: readonly Element[]): readonly Element[] {
  let above = 0;
  let end = elements.length;
  while (above < end) {
    const middle = (above + end) >> 1;
    if (elements[middle]!.getBoundingClientRect().bottom < 0) above = middle + 1;
    else end = middle;
  }
  return [...elements.slice(above), ...elements.slice(0, above).toReversed()];
}

export interface FontSizes {
  /** Measures a shadow root of the document too. */
  watch(part: ShadowRoot): void;
  measured(): Promise<void>;
  stop(): void;
}

function watchFontSizes(document: Document): FontSizes {
  const waiting = new Set<Element>();
  let pace = 200;
  let isScheduled = false;
  let isLeftOver = false;
  let whenDone: (() => void)[] = [];

  const work = () => {
    const began = performance.now();
    const batch: Element[] = [];
    // The browser has just laid these elements out, so reading their positions costs nothing.
    for (const element of isLeftOver ? nearestFirst([...waiting]) : waiting) {
      if (batch.length >= pace) break;
      waiting.delete(element);
      if (element.isConnected && showsText(element)) batch.push(element);
    }
    if (batch.length > 0) {
      markOriginalSizes(batch);
      const inTime = (batch.length / (performance.now() - began)) * budget;
      pace = Math.max(fewest, Math.min(most, inTime));
    }
    isScheduled = isLeftOver = waiting.size > 0;
    if (isScheduled) {
      requestAnimationFrame(work);
      return;
    }
    whenDone.forEach((tell) => tell());
    whenDone = [];
  };

  const add = (elements: readonly Element[]) => {
    for (const element of elements) waiting.add(element);
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    requestAnimationFrame(work);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === 'attributes' && target !== document.documentElement)
        add(within(target as Element));
      // Animation frames stop while the page is hidden; elements that come and go meanwhile must not pile up.
      if (isScheduled)
        for (const node of removedNodes)
          if (isElement(node)) for (const one of within(node)) waiting.delete(one);
      for (const node of addedNodes) {
        if (!node.isConnected) continue;
        add(isElement(node) ? within(node) : node.parentElement ? [node.parentElement] : []);
      }
    }
  });
  const watched = new Set<Document | ShadowRoot>();
  const watch = (part: Document | ShadowRoot) => {
    if (watched.has(part)) return;
    watched.add(part);
    observer.observe(part, { childList: true, subtree: true, attributeFilter: ['class'] });
    add([...part.querySelectorAll('*')]);
  };
  watch(document);
  // Some sizes depend on the width of the window.
  const onResize = () => {
    for (const part of watched) add([...part.querySelectorAll('*')]);
  };
  addEventListener('resize', onResize);

  return {
    watch,
    measured: () =>
      new Promise((resolve) => {
        if (isScheduled) whenDone.push(resolve);
        else resolve();
      }),
    stop: () => {
      observer.disconnect();
      removeEventListener('resize', onResize);
      waiting.clear();
      for (const part of watched) unmark(part);
    },
  };
}

const shared = Symbol.for('accessibilik.font-sizes');
type Watched = Document & { [shared]?: FontSizes };

/**
 * One watcher per document: the script in the head starts it, and the panel's module continues it. Frames run before
 * paint, so that new text never shows in its old size.
 */
export const fontSizesOf = (document: Watched): FontSizes =>
  (document[shared] ??= watchFontSizes(document));

export function forgetFontSizes(document: Watched): void {
  document[shared]?.stop();
  delete document[shared];
}
