import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { type DefaultTreeAdapterTypes as Tree, serialize } from 'parse5';

/** A page with more elements is a catalogue, not an article. */
const mostElements = 30_000;

/** Readability walks from each element up to the root: a page of 10 KB and 1,300 levels took it four seconds. */
const deepest = 200;

/** Attribute that identifies an element throughout Readability, which joins the attributes of elements it joins. */
const mark = 'data-vernacular-';

/**
 * The elements that Readability takes for the article; null when it finds none or the page is too large or too deep.
 * Elements are marked with an attribute, because Readability does not know their positions in the source.
 */
export function readablePart(document: Tree.Document): ReadonlySet<Tree.ParentNode> | null {
  const elements = elementsOf(document);
  if (elements.length > mostElements || elements.some(isTooDeep)) return null;
  elements.forEach(({ attrs }, at) => attrs.push({ name: `${mark}${at}`, value: '' }));
  const { document: page } = parseHTML(serialize(document));
  const found = new Readability(page, { charThreshold: 100 }).parse();
  for (const { attrs } of elements) attrs.pop();
  if (!found?.content) return null;
  const part = new Set<Tree.ParentNode>();
  for (const [, at] of found.content.matchAll(new RegExp(`\\s${mark}(\\d+)(?=[\\s=>/])`, 'g'))) {
    part.add(elements[Number(at)]!);
  }
  // Readability returns the title separately, so its heading is added back to the text.
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  if (heading) for (const one of [heading, ...elementsOf(heading)]) part.add(one);
  return part;
}

function isTooDeep(element: Tree.Element): boolean {
  let node: Tree.ParentNode | null = element;
  for (let depth = 0; depth < deepest && node; depth += 1)
    node = 'parentNode' in node ? node.parentNode : null;
  return node !== null;
}

function elementsOf(parent: Tree.ParentNode): Tree.Element[] {
  const found: Tree.Element[] = [];
  const waiting: Tree.ChildNode[] = parent.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    found.push(node);
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) waiting.push(node.childNodes[at]!);
  }
  return found;
}
