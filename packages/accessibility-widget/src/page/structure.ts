/** One heading or landmark of the page, as the structure list shows it. */
export interface Place {
  readonly element: Element;
  readonly name: string;
  /** 1 to 6 for headings, 0 for landmarks. */
  readonly depth: number;
}

const landmarks =
  'main, nav, header, footer, aside, form[aria-label], section[aria-label], [role="search"]';
const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]';

const nameOf = (element: Element) =>
  (
    element.getAttribute('aria-label') ??
    (element.matches(headings) ? element.textContent : element.tagName.toLowerCase()) ??
    ''
  )
    .replace(/\s+/gu, ' ')
    .trim();

const depthOf = (element: Element) =>
  element.matches(headings)
    ? Number(element.getAttribute('aria-level') ?? /^H([1-6])$/u.exec(element.tagName)?.[1] ?? 2)
    : 0;

/** The page's headings and landmarks in reading order; hidden and nameless ones are left out. */
export const structureOf = (document: Document): readonly Place[] =>
  [...document.body.querySelectorAll(`${landmarks}, ${headings}`)]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => ({ element, name: nameOf(element), depth: depthOf(element) }))
    .filter(({ name }) => name !== '');

/** Brings a place into view and lets the next Tab go on from there, without touching the page's attributes. */
export function goTo({ element }: Place, window: Window): void {
  element.scrollIntoView({ block: 'start' });
  const range = window.document.createRange();
  range.selectNodeContents(element);
  range.collapse(true);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
