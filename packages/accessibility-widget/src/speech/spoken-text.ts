/** A part in one language (BCP 47, '' if unknown); `start` is its offset in the whole text. */
export interface Passage {
  readonly start: number;
  readonly text: string;
  readonly language: string;
}

export interface SpokenText {
  readonly text: string;
  readonly passages: readonly Passage[];
  /** The range of two offsets in `text`; null once it has left the page or in a form field. */
  find(start: number, end: number): Range | null;
}

/** The nearest `lang` as a canonical BCP 47 tag; '' if there is none or it is invalid. */
export const languageOf = (element: Element | null): string => {
  try {
    const tag = element?.closest('[lang]')?.getAttribute('lang') ?? '';
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0]!;
  } catch {
    return '';
  }
};

const silent = 'script, style, noscript, template, [aria-hidden="true"]';

const isHeard = ({ parentElement }: Text) =>
  parentElement !== null &&
  !parentElement.closest(silent) &&
  (parentElement.checkVisibility?.({ checkVisibilityCSS: true }) ?? true);

const blockOf = ({ parentElement }: Text): Element | null => {
  let element = parentElement;
  while (element && /^(?:inline|contents)/u.test(getComputedStyle(element).display))
    element = element.parentElement;
  return element;
};

const textsIn = function* (range: Range): Generator<Text> {
  const document = range.startContainer.ownerDocument ?? window.document;
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
    if (node instanceof Text && range.intersectsNode(node) && isHeard(node)) yield node;
};

/**
 * Returns the visible text of a range. Each block ends in a line break, which ends a sentence; line breaks of the
 * source become spaces.
 */
export function textOfRange(range: Range): SpokenText {
  const parts: { node: Text; from: number; at: number }[] = [];
  const passages: { start: number; text: string; language: string }[] = [];
  let text = '';
  let lastBlock: Element | null = null;
  for (const node of textsIn(range)) {
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : node.length;
    const said = node.data.slice(from, to).replaceAll(/\s/gu, ' ');
    if (said.trim() === '' && !text.trim()) continue;
    const block = blockOf(node);
    const last = passages.at(-1);
    if (last && block !== lastBlock) {
      text += '\n';
      last.text += '\n';
    }
    lastBlock = block;
    parts.push({ node, from, at: text.length });
    const language = languageOf(node.parentElement);
    if (last?.language === language) last.text += said;
    else passages.push({ start: text.length, text: said, language });
    text += said;
  }
  const locate = (offset: number) => {
    const part = parts.findLast(({ at }) => at <= offset);
    return (
      part && { node: part.node, offset: Math.min(part.from + offset - part.at, part.node.length) }
    );
  };
  return {
    text,
    passages,
    find(start, end) {
      const [from, to] = [locate(start), locate(end)];
      if (!from?.node.isConnected || !to?.node.isConnected) return null;
      const word = from.node.ownerDocument.createRange();
      word.setStart(from.node, from.offset);
      word.setEnd(to.node, to.offset);
      return word;
    },
  };
}
