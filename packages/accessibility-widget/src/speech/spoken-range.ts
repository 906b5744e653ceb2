/** The text of a range with the nodes it came from, so that a spoken word can be found again. */
export interface RangeText {
  readonly text: string;
  /** The part of the page from `start` to `end` in `text`; null when it is gone. */
  find(start: number, end: number): Range | null;
}

export function textOfRange(range: Range): RangeText {
  const { document } = { document: range.startContainer.ownerDocument ?? window.document };
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const parts: { node: Text; from: number; at: number; length: number }[] = [];
  let text = '';
  const first = walker.currentNode;
  for (let node: Node | null = first; node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : node.length;
    parts.push({ node, from, at: text.length, length: to - from });
    text += node.data.slice(from, to);
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
      const word = document.createRange();
      word.setStart(from.node, from.offset);
      word.setEnd(to.node, to.offset);
      return word;
    },
  };
}
