import { adoptStyles } from './adopt-styles.ts';
import { elementsAround } from './flat-tree.ts';
import { forEachRoot, isOurs, type Part } from './for-each-root.ts';
import { asItIs, still } from './scope.ts';

const atOnce = 300;

/** What is written on an element: tokens into an attribute, values as custom properties of its style. */
export interface Mark {
  readonly tokens: string;
  readonly values?: Readonly<Record<string, string>>;
}

interface Marking {
  readonly attribute: string;
  /** What is judged comes from the elements around, as a weight does: they too are then as the page has them. */
  readonly inherits?: boolean;
  /** What the tokens mean, for a document or a shadow root. */
  styles?(isDocument: boolean): string;
  judge(element: Element): Mark;
}

const property = (name: string) => `--accessibilik-${name}`;

/** Judges every element, also those that come or change later, a few hundred a frame. */
export function markElements(document: Document, marking: Marking): () => void {
  const { attribute, inherits = false, styles, judge } = marking;
  const waiting = new Set<Element>();
  const written = new WeakMap<Element, readonly string[]>();
  let frame = 0;

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
  const work = () => {
    frame = 0;
    const next = [...waiting].slice(0, atOnce);
    for (const element of next) waiting.delete(element);
    const batch = next.filter((element) => element.isConnected);
    const plain = new Set(inherits ? batch.flatMap((one) => [one, ...elementsAround(one)]) : batch);
    for (const element of plain) for (const name of [asItIs, still]) element.setAttribute(name, '');
    // All reads come before all writes, to avoid repeated layout.
    const found = batch.map(judge);
    for (const element of plain) element.removeAttribute(asItIs);
    for (const [at, element] of batch.entries()) write(element, found[at]!);
    // A transition begins where computed values differ: these are computed once more before transitions are let go.
    for (const element of plain) getComputedStyle(element).getPropertyValue('color');
    for (const element of plain) element.removeAttribute(still);
    if (waiting.size > 0) frame = requestAnimationFrame(work);
  };
  const add = (elements: Iterable<Element>) => {
    for (const element of elements)
      if (!element.closest('svg')?.parentElement?.closest('svg') && !isOurs(element))
        waiting.add(element.closest('svg') ?? element);
    if (waiting.size > 0) frame ||= requestAnimationFrame(work);
  };
  const leave = forEachRoot(document, {
    meet(elements, part) {
      add(elements);
      // A style sheet that comes later may change any of them.
      if (elements.some(({ localName }) => /^(?:style|link)$/u.test(localName)))
        add(part.querySelectorAll('*'));
    },
    enter(part) {
      const observer = new MutationObserver((changes) =>
        add(
          changes.flatMap(({ target }) => {
            const element =
              target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement;
            return element ? [element, ...element.children] : [];
          }),
        ),
      );
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
      // A tick is often a background of the box or of what stands beside it, and no attribute changes with it.
      const onChange = () => {
        for (const input of part.querySelectorAll('input'))
          add([input, ...(input.parentElement?.querySelectorAll('*') ?? [])]);
      };
      part.addEventListener('change', onChange);
      const drop = styles && adoptStyles(part, styles('documentElement' in part));
      return () => {
        drop?.();
        clear(part);
        observer.disconnect();
        part.removeEventListener('change', onChange);
      };
    },
  });
  return () => {
    leave();
    cancelAnimationFrame(frame);
  };
}
