/** A heading, landmark or link that the menu lists. */
export interface Place {
  readonly element: Element;
  readonly name: string;
  /** The level of a heading; 0 for landmarks and links. */
  readonly depth: number;
}

const landmarks =
  'main, nav, header, footer, aside, form, section, [role="region"], [role="search"]';
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/** The accessible name that the page gives the element. A tag name would mean nothing to readers of other languages. */
const nameOf = (element: Element) => {
  const named = (element.getAttribute('aria-labelledby') ?? '')
    .split(/\s+/u)
    .map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
    .join(' ');
  const own = element.matches(headings) ? element.textContent : '';
  return [named, element.getAttribute('aria-label') ?? '', own]
    .map((name) => name.replace(/\s+/gu, ' ').trim())
    .find((name) => name !== '');
};

const depthOf = (element: Element) =>
  element.matches(headings)
    ? Number(element.getAttribute('aria-level') ?? /^H([1-6])$/u.exec(element.tagName)?.[1] ?? 2)
    : 0;

/** Visible headings and landmarks with a name, in order; no landmark before an entry of the same name. */
export const structureOf = (document: Document): readonly Place[] =>
  [...document.body.querySelectorAll(`${landmarks}, ${headings}`)]
    .filter((element) => element.getClientRects().length > 0)
    .flatMap((element) => {
      const name = nameOf(element);
      return name === undefined ? [] : [{ element, name, depth: depthOf(element) }];
    })
    .filter(({ name, depth }, at, places) => depth > 0 || places[at + 1]?.name !== name);

/** Visible links that have a name, in document order; of those with the same name and address only the first. */
export function linksOf(document: Document): readonly Place[] {
  const links = [...document.body.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter((link) => link.getClientRects().length > 0)
    .map((element) => {
      const words = nameOf(element) ?? element.textContent.replace(/\s+/gu, ' ').trim();
      const name = words || (element.querySelector('img')?.alt ?? '').trim();
      return [`${name} ${element.href}`, { element, name, depth: 0 }] as const;
    })
    .filter(([, { name }]) => name !== '');
  return [...new Map(links.toReversed()).values()].toReversed();
}

/**
 * Scrolls to a place; a link takes the focus. Elsewhere the collapsed selection makes the next Tab continue from there,
 * without changing the page's attributes.
 */
export function goTo({ element }: Place, window: Window): void {
  element.scrollIntoView({ block: 'start' });
  if (element.matches('a[href]')) return (element as HTMLElement).focus({ preventScroll: true });
  const range = window.document.createRange();
  range.selectNodeContents(element);
  range.collapse(true);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
