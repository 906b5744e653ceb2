export interface GatheredText {
  readonly text: string;
  /** DOM ranges for stretches of the text, given as offsets in UTF-16 code units in ascending order. */
  readonly rangesOf: (stretches: Iterable<Stretch>) => StaticRange[];
}

/** From `start` up to `end`, in UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const unread =
  'script, style, noscript, template, textarea, select, code, pre, kbd, samp, svg, math, jargon-text, [hidden]';

/** A word may continue across these elements; every other element ends it. */
const inline = new Set(
  'a abbr acronym b bdi bdo big cite data del dfn em font i ins label mark q rb rp rt ruby s small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

/** The text of an element without code, form fields and parts with `hidden`; line breaks set blocks apart. */
export function gatherText(root: Element): GatheredText {
  const nodes: Text[] = [];
  const starts: number[] = [];
  let text = '';
  const visit = (parent: Node) => {
    for (const child of parent.childNodes) {
      if (child instanceof Text) {
        nodes.push(child);
        starts.push(text.length);
        text += child.data;
      } else if (child instanceof Element && !child.matches(unread)) {
        const isInline = inline.has(child.localName);
        if (!isInline) text += '\n';
        visit(child);
        if (!isInline) text += '\n';
      }
    }
  };
  visit(root);
  return {
    text,
    rangesOf: (stretches) => {
      const ranges: StaticRange[] = [];
      let at = 0;
      const reach = (offset: number) => {
        while (at + 1 < starts.length && starts[at + 1]! <= offset) at += 1;
        return nodes[at]!;
      };
      for (const { start, end } of stretches) {
        const startContainer = reach(start);
        const startOffset = start - starts[at]!;
        // The range ends after its last character, which may be in a later node than its first.
        const endContainer = reach(end - 1);
        const endOffset = end - starts[at]!;
        ranges.push(new StaticRange({ startContainer, startOffset, endContainer, endOffset }));
      }
      return ranges;
    },
  };
}
