import { element } from '../../panel/element.ts';
import { sentencesOf } from '../../speech/sentences.ts';
import { reach } from '../reach.ts';

const block =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, td, th, caption, figcaption, label, legend, button, a, summary, blockquote, pre, option';
const pictures = 'img[alt], input, textarea, select';
/** Signs of a text that is shown whole where no sentence is found in it. */
const longest = 300;

type Caret = { readonly offsetNode: Node; readonly offset: number };
type Pointed = Document & {
  caretPositionFromPoint?(x: number, y: number, options?: object): Caret | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
};

/** The text node and the place in it at a point of its document. */
function caretAt(document: Pointed, target: Element, x: number, y: number): Caret | null {
  const root = target.getRootNode();
  const shadowRoots = 'host' in root ? [root] : [];
  const caret = document.caretPositionFromPoint?.(x, y, { shadowRoots });
  if (caret) return caret;
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : null;
}

/** The sentence that stands at `offset` of the text, or the text itself where it is short. */
export function sentenceAt(text: string, offset: number, language: string): string {
  const around = sentencesOf(text, language).findLast(({ start }) => start <= offset);
  return (around?.text ?? text).replaceAll(/\s+/gu, ' ').trim().slice(0, longest);
}

const isText = (node: Node | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

/** What is read at an element, and where the caret points, if it points into it. */
function wordsOf(target: Element, caret: Caret | null): string {
  const around = target.closest(block);
  if (!around) {
    const field = target.closest(pictures);
    return (
      field?.getAttribute('alt') ??
      (field as HTMLInputElement | null)?.labels?.[0]?.textContent ??
      ''
    );
  }
  const text = around.textContent ?? '';
  let offset = 0;
  if (caret && isText(caret.offsetNode) && around.contains(caret.offsetNode)) {
    const walker = around.ownerDocument.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() && walker.currentNode !== caret.offsetNode)
      offset += (walker.currentNode as Text).length;
    offset += caret.offset;
  }
  return sentenceAt(text, offset, around.closest('[lang]')?.getAttribute('lang') ?? 'en');
}

/**
 * A strip with the sentence under the pointer, or what has the focus, in large letters; on the half of the screen
 * that holds neither, so that it covers nothing one looks at. Returns how to end it.
 */
export function magnify(root: ShadowRoot, document: Document): () => void {
  const strip = element('div', { class: 'magnifier', 'aria-hidden': 'true', hidden: true });
  root.append(strip);
  const own = root.host;

  const show = (target: EventTarget | undefined, y: number, caret: () => Caret | null) => {
    if (!target || !('closest' in target)) return;
    const at = target as Element;
    if (at === own || at.getRootNode() === root) return;
    const words = wordsOf(at, caret());
    strip.hidden = words === '';
    if (strip.textContent !== words) strip.textContent = words;
    const around = at.closest('[lang]');
    strip.lang = around?.getAttribute('lang') ?? '';
    strip.dir = getComputedStyle(at).direction;
    strip.classList.toggle('below', y < window.innerHeight / 2);
  };
  const leave = reach(document, {
    enter(part) {
      if (!('documentElement' in part)) return () => undefined;
      const stop = new AbortController();
      const { signal } = stop;
      /** Of a frame: where it begins on the screen. */
      const top = () => part.defaultView?.frameElement?.getBoundingClientRect().top ?? 0;
      let frame = 0;
      const onMove = (event: PointerEvent) => {
        const [target] = event.composedPath();
        const { clientX, clientY } = event;
        cancelAnimationFrame(frame);
        frame = requestAnimationFrame(() =>
          show(target, top() + clientY, () => caretAt(part, target as Element, clientX, clientY)),
        );
      };
      // A finger that moves scrolls the page; one that taps asks what stands there.
      for (const name of ['pointermove', 'pointerdown'] as const)
        part.addEventListener(name, onMove, { signal, passive: true });
      const onFocus = (event: FocusEvent) => {
        const [target] = event.composedPath();
        if (target && 'getBoundingClientRect' in target)
          show(target, top() + (target as Element).getBoundingClientRect().top, () => null);
      };
      part.addEventListener('focusin', onFocus, { signal });
      return () => {
        cancelAnimationFrame(frame);
        stop.abort();
      };
    },
  });
  return () => {
    leave();
    strip.remove();
  };
}
