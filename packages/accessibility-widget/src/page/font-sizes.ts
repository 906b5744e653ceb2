import { markOriginalSizes, showsText, unmark } from './original-sizes.ts';

/** Milliseconds of a frame that measuring may take; the browser then needs about as long again. */
const budget = 8;
const fewest = 50;
const most = 1000;

/** Not `instanceof`: a frame's elements have classes of their own. */
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
const within = (root: Element): Element[] => [root, ...root.querySelectorAll('*')];

/** What is on the screen and below it, then what is above it, from the screen upwards. Takes reading order for order down the page. */
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

/** Remembers the size each element had before any scaling, and keeps it right as the page changes. */
export interface FontSizes {
  /** Resolves when every element of the page has been measured. */
  measured(): Promise<void>;
  stop(): void;
}

/**
 * Watches `document` and marks each element that shows text with its original font size, once a
 * frame and as many as there is time for, so that no task is long.
 */
function watchFontSizes(document: Document): FontSizes {
  const root = document.documentElement;
  const waiting = new Set<Element>();
  let pace = 200;
  let isScheduled = false;
  let isLeftOver = false;
  let whenDone: (() => void)[] = [];

  const work = () => {
    const began = performance.now();
    const batch: Element[] = [];
    // The browser has just laid out what is left over, so that asking for places costs nothing.
    for (const element of isLeftOver ? nearestFirst([...waiting]) : waiting) {
      if (batch.length >= pace) break;
      waiting.delete(element);
      if (showsText(element)) batch.push(element);
    }
    if (batch.length > 0) {
      markOriginalSizes(document, batch);
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
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(work);
  };
  // Frames stop while the page is hidden: what comes and goes meanwhile must not pile up.
  const drop = (elements: readonly Element[]) => {
    for (const element of elements) waiting.delete(element);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === 'attributes' && target !== root) add(within(target as Element));
      if (isScheduled) for (const node of removedNodes) if (isElement(node)) drop(within(node));
      for (const node of addedNodes) {
        if (!node.isConnected) continue;
        add(isElement(node) ? within(node) : [node.parentElement ?? root]);
      }
    }
  });
  // Sizes that hang on the window's width are measured anew with it.
  const onResize = () => add(within(root));
  onResize();
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
    },
  };
}

const shared = Symbol.for('accessibilik.font-sizes');
type Watched = Document & { [shared]?: FontSizes };

/**
 * The one watcher of a document: the script in the head begins, the panel's module goes on with the
 * same. Frames come before paint, so that new text is not seen in its old size.
 */
export const fontSizesOf = (document: Watched): FontSizes =>
  (document[shared] ??= watchFontSizes(document));

/** Ends the watch and takes the marks off a document, if it has any. */
export function forgetFontSizes(document: Watched): void {
  document[shared]?.stop();
  delete document[shared];
  unmark(document);
}
