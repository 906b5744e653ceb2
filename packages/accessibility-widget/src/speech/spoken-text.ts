/** A text to speak, and how to find a spoken word on the page again. */
export interface SpokenText {
  readonly text: string;
  /** The part of the page from `start` to `end` in `text`; null when it is gone, or in a field. */
  find(start: number, end: number): Range | null;
}

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
 * The visible text of a range. Each block ends in a line break, which ends a sentence; the line
 * breaks of the source are spaces.
 */
export function textOfRange(range: Range): SpokenText {
  const parts: { node: Text; from: number; at: number }[] = [];
  let text = '';
  let lastBlock: Element | null = null;
  for (const node of textsIn(range)) {
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : node.length;
    const said = node.data.slice(from, to).replaceAll(/\s/gu, ' ');
    if (said.trim() === '' && !text.trim()) continue;
    const block = blockOf(node);
    if (text && block !== lastBlock) text += '\n';
    lastBlock = block;
    parts.push({ node, from, at: text.length });
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
