export interface Place {
  readonly element: Element;
  readonly name: string;
  /** 1 to 6 for headings, 0 for landmarks. */
  readonly depth: number;
}

const landmarks =
  'main, nav, header, footer, aside, form, section, [role="region"], [role="search"]';
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

/** The page's own name for the place: a tag name means nothing to readers of other languages. */
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

export const structureOf = (document: Document): readonly Place[] =>
  [...document.body.querySelectorAll(`${landmarks}, ${headings}`)]
    .filter((element) => element.getClientRects().length > 0)
    .flatMap((element) => {
      const name = nameOf(element);
      return name === undefined ? [] : [{ element, name, depth: depthOf(element) }];
    })
    .filter(({ name, depth }, at, places) => depth > 0 || places[at + 1]?.name !== name);

/**
 * Scrolls to a place. The collapsed selection makes the next Tab continue from there, without changing the page's
 * attributes.
 */
export function goTo({ element }: Place, window: Window): void {
  element.scrollIntoView({ block: 'start' });
  const range = window.document.createRange();
  range.selectNodeContents(element);
  range.collapse(true);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
