import { adoptStyles } from './adopt-styles.ts';
import { isOurs, forEachRoot } from './for-each-root.ts';

const atOnce = 300;

interface Marking {
  readonly attribute: string;
  /** Set on an element while it is judged, so that the rules under judgement leave it as the page has it. */
  readonly asItIs: string;
  readonly styles?: string;
  concerns?(element: Element): boolean;
  judge(element: Element): string;
}

export function markElements(document: Document, marking: Marking): () => void {
  const { attribute, asItIs, styles, concerns = () => true, judge } = marking;
  const waiting = new Set<Element>();
  const marked = new Set<Element>();
  let frame = 0;

  const work = () => {
    frame = 0;
    const next = [...waiting].slice(0, atOnce);
    for (const element of next) waiting.delete(element);
    const batch = next.filter(concerns);
    for (const element of batch) element.setAttribute(asItIs, '');
    // All reads come before all writes, to avoid repeated layout.
    const found = batch.map(judge);
    for (const [at, element] of batch.entries()) {
      element.removeAttribute(asItIs);
      const mark = found[at]!;
      if ((element.getAttribute(attribute) ?? '') === mark) continue;
      if (mark === '') element.removeAttribute(attribute);
      else element.setAttribute(attribute, mark);
      marked.add(element);
    }
    if (waiting.size > 0) frame = requestAnimationFrame(work);
  };
  const add = (elements: Iterable<Element>) => {
    for (const element of elements)
      if (!element.closest('svg')?.parentElement?.closest('svg') && !isOurs(element))
        waiting.add(element.closest('svg') ?? element);
    if (waiting.size > 0) frame ||= requestAnimationFrame(work);
  };
  const leave = forEachRoot(document, {
    meet: add,
    enter(part) {
      const observer = new MutationObserver((changes) =>
        add(
          changes.flatMap(({ target }) => {
            const element =
              target.nodeType === Node.ELEMENT_NODE ? (target as Element) : target.parentElement;
            return element ? [element] : [];
          }),
        ),
      );
      observer.observe(part, {
        childList: true,
        characterData: true,
        subtree: true,
        attributeFilter: ['class', 'aria-checked', 'aria-pressed', 'data-state'],
      });
      // The tick of a checkbox is often a background, and no attribute changes with it.
      const onChange = () => add(part.querySelectorAll('input'));
      part.addEventListener('change', onChange);
      const drop = styles && adoptStyles(part, styles);
      return () => {
        if (drop) drop();
        observer.disconnect();
        part.removeEventListener('change', onChange);
      };
    },
  });
  return () => {
    leave();
    cancelAnimationFrame(frame);
    for (const element of marked) element.removeAttribute(attribute);
  };
}
