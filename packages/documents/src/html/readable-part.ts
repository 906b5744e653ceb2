import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { type DefaultTreeAdapterTypes as Tree, serialize } from 'parse5';

/** A page with more elements is a catalogue, not an article. */
const mostElements = 30_000;

/** Readability looks from each element up to the root: a page of 10 KB that is 1,300 deep took it four seconds. */
const deepest = 200;

/** Marks an element through all that Readability does with it; it joins elements by joining their attributes. */
const mark = 'data-vernacular-';

/**
 * The elements of a page that Readability counts among its article; null when it finds none, or is not asked. The parser of the page
 * knows where each stands in the source, and Readability does not, so each element bears a mark while it is judged.
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
  // Readability takes the title out, for it is told apart; in a text it is a line.
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
