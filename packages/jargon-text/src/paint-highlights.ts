import type { Level } from '@vernacular/analyzer';

export type MarkedLevel = Exclude<Level, 'common'>;

export type MarkedRanges = Readonly<Record<MarkedLevel, readonly AbstractRange[]>>;

/** How the words of a level look, in the text and in the legend. */
export const wordStyles: Readonly<Record<MarkedLevel, string>> = {
  mid: 'color: var(--jargon-text-mid, light-dark(#b45309, #f0a35b)); text-decoration-line: underline; text-decoration-style: dotted;',
  rare: 'color: var(--jargon-text-rare, light-dark(#b91c1c, #ff8a80)); text-decoration-line: underline; text-decoration-style: solid;',
};

// The page's own nodes stay unchanged, because its scripts may hold them: the CSS Custom Highlight API paints words,
// by a sheet in the same tree as the text, and in a layer, so that rules of the page win.
const sheetText = `@layer jargon-text {
  ::highlight(jargon-text-mid) { ${wordStyles.mid} }
  ::highlight(jargon-text-rare) { ${wordStyles.rare} }
}`;

/** Whether the browser has the CSS Custom Highlight API. Without it, `paint` does nothing. */
export const canPaint = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS;

let sheet: CSSStyleSheet | undefined;

/** Adds the highlights' style sheet to the tree that the element is in, once. */
export function placeSheet(element: Element): void {
  const place = element.getRootNode();
  if (!(place instanceof Document || place instanceof ShadowRoot)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetText);
  }
  if (!place.adoptedStyleSheets.includes(sheet)) place.adoptedStyleSheets.push(sheet);
}

/** Highlights `now` in place of `before`. All texts of a page share one highlight per level. */
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
