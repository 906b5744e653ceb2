import { elementsAround } from './flat-tree-ancestors.ts';
import { forEachRoot, isOurs, type Part } from './for-each-root.ts';
import { asItIs, still } from './selectors-and-marker-attributes.ts';

/** Milliseconds per frame for marking; the browser then needs about as long to lay out and paint. */
const budget = 8;
const fewest = 50;
const most = 1000;

/** What is written on an element: `tokens` into an attribute, `values` into custom properties of its style. */
export interface Mark {
  readonly tokens: string;
  readonly values?: Readonly<Record<string, string>>;
}

interface Marking {
  readonly attribute: string;
  /**
   * Whether the judged property is inherited, like a font size. While an element is judged, our rules are then lifted
   * from its ancestors too.
   */
  readonly inherits?: boolean;
  /** Whether the parts of an SVG are marked one by one. */
  readonly inDrawings?: boolean;
  judge(element: Element): Mark;
}

export interface Marks {
  /** Resolves when no element waits to be marked. */
  settled(): Promise<void>;
  /** Removes all marks. */
  stop(): void;
}

const property = (name: string) => `--accessibilik-${name}`;

/** Elements on the screen and below first, then those above, upwards. Takes document order for page order. */
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

/** Marks every element, also those added or changed later, in batches that take about 8 ms of a frame. */
export function markElements(document: Document, marking: Marking): Marks {
  const { attribute, inherits = false, inDrawings = false, judge } = marking;
  const waiting = new Set<Element>();
  const written = new WeakMap<Element, readonly string[]>();
  const parts = new Set<Part>();
  let frame = 0;
  let pace = 200;
  let isLeftOver = false;

  const write = (element: Element, { tokens, values = {} }: Mark) => {
    const { style } = element as HTMLElement;
    const names = Object.keys(values);
    for (const name of written.get(element) ?? [])
      if (!names.includes(name)) style.removeProperty(property(name));
    for (const [name, value] of Object.entries(values))
      if (style.getPropertyValue(property(name)) !== value)
        style.setProperty(property(name), value);
    written.set(element, names);
    if ((element.getAttribute(attribute) ?? '') === tokens) return;
    if (tokens) element.setAttribute(attribute, tokens);
    else element.removeAttribute(attribute);
  };
  const clear = (part: Part) => {
    for (const element of part.querySelectorAll(`[${attribute}]`)) {
      write(element, { tokens: '' });
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    }
  };
  const mark = (batch: readonly Element[]) => {
    const plain = new Set(inherits ? batch.flatMap((one) => [one, ...elementsAround(one)]) : batch);
    for (const element of plain) for (const name of [asItIs, still]) element.setAttribute(name, '');
    // All reads come before all writes, to avoid repeated layout.
    const found = batch.map(judge);
    for (const element of plain) element.removeAttribute(asItIs);
    for (const [at, element] of batch.entries()) write(element, found[at]!);
    // Styles are computed once more before transitions are allowed again; otherwise lifting our rules would start them.
    for (const element of plain) getComputedStyle(element).getPropertyValue('color');
    for (const element of plain) element.removeAttribute(still);
  };
  const work = () => {
    const began = performance.now();
    // The browser has just laid out what was left over, so reading its positions costs nothing.
    const next = (isLeftOver ? nearestFirst([...waiting]) : [...waiting]).slice(0, pace);
    for (const element of next) waiting.delete(element);
    const batch = next.filter((element) => element.isConnected);
    mark(batch);
    const inTime = (batch.length / (performance.now() - began)) * budget;
    pace = Math.max(fewest, Math.min(most, inTime || pace));
    isLeftOver = waiting.size > 0;
    frame = isLeftOver ? requestAnimationFrame(work) : 0;
  };
  const add = (elements: Iterable<Element>) => {
    for (const element of elements) {
      const drawing = inDrawings ? null : element.closest('svg');
      if (!drawing?.parentElement?.closest('svg') && !isOurs(element))
        waiting.add(drawing ?? element);
    }
    // Frames stop while the page is hidden; what comes and goes meanwhile must not pile up.
    if (document.hidden)
      for (const element of waiting) if (!element.isConnected) waiting.delete(element);
    if (waiting.size > 0) frame ||= requestAnimationFrame(work);
  };
  const addAll = () => {
    for (const part of parts) add(part.querySelectorAll('*'));
  };
  const changedIn = ({ target, type }: MutationRecord): readonly Element[] => {
    const element =
      target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement;
    if (!element) return [];
    // Class changes of the root element are mostly our own.
    const isDeep = inherits && type === 'attributes' && element !== document.documentElement;
    return [element, ...(isDeep ? element.querySelectorAll('*') : element.children)];
  };
  const leave = forEachRoot(document, {
    meet(elements, part) {
      add(elements);
      // A style sheet added later may change how any element looks.
      if (elements.some(({ localName }) => /^(?:style|link)$/u.test(localName)))
        add(part.querySelectorAll('*'));
    },
    enter(part) {
      const observer = new MutationObserver((changes) => add(changes.flatMap(changedIn)));
      observer.observe(part, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: [
          'class',
          'aria-checked',
          'aria-pressed',
          'aria-selected',
          'data-state',
          'disabled',
        ],
      });
      // A check mark is often a background image of the box or of an element beside it, and no attribute changes with
      // it.
      const onChange = () => {
        for (const input of part.querySelectorAll('input'))
          add([input, ...(input.parentElement?.querySelectorAll('*') ?? [])]);
      };
      part.addEventListener('change', onChange);
      parts.add(part);
      return () => {
        parts.delete(part);
        clear(part);
        observer.disconnect();
        part.removeEventListener('change', onChange);
      };
    },
  });
  // Sizes, and what a page shows, depend on the width of the window.
  addEventListener('resize', addAll);
  return {
    settled: () =>
      new Promise((resolve) => {
        const look = () => (frame ? requestAnimationFrame(look) : resolve());
        look();
      }),
    stop() {
      removeEventListener('resize', addAll);
      leave();
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
