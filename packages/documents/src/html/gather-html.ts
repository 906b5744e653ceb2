import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';

import { limits } from '../limits.ts';
import { isForeign } from '../foreign-language-tags.ts';
import type { Gathering } from '../origin/gather-text-with-offsets.ts';
import { UnreadableDocument } from '../unreadable-document.ts';

const leftOut = new Set(
  'script style template noscript head code pre samp math svg object iframe canvas audio video select textarea button rt rp nav'.split(
    ' ',
  ),
);
const lines = new Set(
  'address article aside blockquote caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main ol p section summary table tr ul'.split(
    ' ',
  ),
);

function isShown({ attrs }: Tree.Element): boolean {
  return attrs.every(
    ({ name, value }) =>
      name !== 'hidden' &&
      !(name === 'aria-hidden' && value === 'true') &&
      !(name === 'style' && /display:\s*none|visibility:\s*hidden/i.test(value)),
  );
}

const languageOf = ({ attrs }: Tree.Element): string =>
  attrs.find(({ name }) => /^(?:xml:)?lang$/u.test(name))?.value ?? '';

/** Whether an element is in a third language, within a page of another: a whole page of a third language is read. */
function isPassageInOtherLanguage(element: Tree.Element): boolean {
  const language = languageOf(element);
  if (element.tagName === 'html' || element.tagName === 'body' || !isForeign(language))
    return false;
  let page: Tree.ParentNode | null = element;
  while (page && 'tagName' in page && page.tagName !== 'html') page = page.parentNode;
  const ofPage = page && 'tagName' in page ? languageOf(page) : '';
  return ofPage.slice(0, 2).toLowerCase() !== language.slice(0, 2).toLowerCase();
}

/** Adds the visible text of the HTML between two offsets of a source. */
export function gatherHtml(source: string, from: number, to: number, gathered: Gathering): void {
  const fragment = parseFragment(source.slice(from, to), { sourceCodeLocationInfo: true });
  gathered.begin();
  gatherNodes(fragment, { source, base: from }, gathered);
  gathered.line();
}

/**
 * Adds the visible text inside a node of a web page to `gathered`, with its places in the source. With `isWanted`, only
 * text whose parent element it accepts is added; its elements are searched even inside others that it refuses. Throws
 * UnreadableDocument for a page nested too deeply.
 */
export function gatherNodes(
  parent: Tree.ParentNode,
  place: { readonly source: string; readonly base: number },
  gathered: Gathering,
  isWanted: (parent: Tree.ParentNode) => boolean = () => true,
  depth = 0,
): void {
  if (depth > limits.depth) throw new UnreadableDocument('too-large-inside');
  for (const node of parent.childNodes) {
    if (node.nodeName === '#text') {
      const { value, sourceCodeLocation: at } = node as Tree.TextNode;
      if (at && isWanted(parent)) {
        const { source, base } = place;
        gathered.flow(source, base + at.startOffset, base + at.endOffset, value);
      }
    } else if ('tagName' in node) {
      if (leftOut.has(node.tagName) || !isShown(node) || isPassageInOtherLanguage(node))
        gathered.apart();
      else if (node.tagName === 'br') gathered.line();
      else {
        const isLine = lines.has(node.tagName);
        if (isLine) gathered.begin();
        gatherNodes(node, place, gathered, isWanted, depth + 1);
        if (isLine) gathered.line();
        if (node.tagName === 'td' || node.tagName === 'th') gathered.cell();
      }
    }
  }
}
