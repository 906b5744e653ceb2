import { element } from '../../panel/element.ts';
import { sentencesOf } from '../../speech/sentences.ts';
import { forEachRoot } from '../for-each-root.ts';

const block =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, td, th, caption, figcaption, label, legend, button, a, summary, blockquote, pre, option';
const pictures = 'img[alt], input, textarea, select';
/** Maximum length of the shown text, in characters. */
const longest = 300;

type Caret = { readonly offsetNode: Node; readonly offset: number };
type Pointed = Document & {
  caretPositionFromPoint?(x: number, y: number, options?: object): Caret | null;
  caretRangeFromPoint?(x: number, y: number): Range | null;
};

function caretAt(document: Pointed, target: Element, x: number, y: number): Caret | null {
  const root = target.getRootNode();
  const shadowRoots = 'host' in root ? [root] : [];
  const caret = document.caretPositionFromPoint?.(x, y, { shadowRoots });
  if (caret) return caret;
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : null;
}

/** The sentence of `text` at a character offset, white space collapsed, at most 300 characters. */
export function sentenceAt(text: string, offset: number, language: string): string {
  const around = sentencesOf(text, language).findLast(({ start }) => start <= offset);
  return (around?.text ?? text).replaceAll(/\s+/gu, ' ').trim().slice(0, longest);
}

const isText = (node: Node | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

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
 * Shows the sentence under the pointer, or the focused text, in large letters. The strip is on the other half of the
 * screen, so that it covers nothing being looked at.
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
  const leave = forEachRoot(document, {
    enter(part) {
      if (!('documentElement' in part)) return () => undefined;
      const stop = new AbortController();
      const { signal } = stop;
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
      // On a touch screen, moving a finger scrolls the page; a tap selects what is shown.
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
