import type { Level } from '@vernacular/analyzer';

/** Levels that are set off in the text; a common word looks as the page has it. */
export type MarkedLevel = Exclude<Level, 'common'>;

/** The words of each level, as ranges of the page. */
export type MarkedRanges = Readonly<Record<MarkedLevel, readonly AbstractRange[]>>;

/*
 * The page's own nodes stay as they are, so that scripts and frameworks which hold on to them go on: words are set off
 * by the browser's highlights, whose sheet has to stand where the text does. In a layer, so that a rule of the page wins.
 */
const sheetText = `@layer jargon-text {
  ::highlight(jargon-text-mid) {
    color: var(--jargon-text-mid, light-dark(#b45309, #f0a35b));
    text-decoration-line: underline;
    text-decoration-style: dotted;
  }
  ::highlight(jargon-text-rare) {
    color: var(--jargon-text-rare, light-dark(#b91c1c, #ff8a80));
    text-decoration-line: underline;
    text-decoration-style: solid;
  }
}`;

/** Whether this browser can set words off without a change of the page. */
export const canPaint = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS;

let sheet: CSSStyleSheet | undefined;

/** Brings the sheet to where an element stands: the page, or a shadow tree in it. */
export function placeSheet(element: Element): void {
  const place = element.getRootNode();
  if (!(place instanceof Document || place instanceof ShadowRoot)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText);
  }
  if (!place.adoptedStyleSheets.includes(sheet)) place.adoptedStyleSheets.push(sheet);
}

/** Sets words off in place of those set off before: all texts of a page share one highlight a level. */
export function paint(before: MarkedRanges | null, now: MarkedRanges | null): void {
  if (!canPaint()) return;
  for (const level of ['mid', 'rare'] as const) {
    const name = `jargon-text-${level}`;
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    for (const range of before?.[level] ?? []) highlight.delete(range);
    for (const range of now?.[level] ?? []) highlight.add(range);
    CSS.highlights.set(name, highlight);
  }
}
