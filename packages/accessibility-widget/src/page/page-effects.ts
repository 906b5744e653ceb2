import { featureIds, featuresOn } from '../features/is-on.ts';
import type { Settings } from '../settings/settings.ts';
import { namespace } from '../settings/settings-store.ts';
import { adoptStyles } from './adopt-styles.ts';
import { filterList } from './filters.ts';
import { fontSizesOf, forgetFontSizes } from './font-sizes.ts';
import { loadFonts } from './fonts.ts';
import { bareStyles, pageStyles } from './page-styles.ts';

/** How to take the page's styles off again, for each document that has them. */
const adopted = new WeakMap<Document, () => void>();

const className = (name: string) => `${namespace}-${name}`;
const names = [...featureIds, 'filters'];

/** The custom properties that the styles read, by the class that reads them. */
const pageValues = (settings: Settings): Record<string, string> => ({
  'font-size': String(settings.adjustFontSizePercentage / 100),
  'letter-spacing': `${settings.letterSpacing}px`,
  'word-spacing': `${settings.wordSpacing}px`,
  'line-height': String(settings.lineHeight.lineHeight),
  zoom: String(settings.zoom.zoom),
  'text-color': settings.color,
  'column-width': `${settings.columnWidth}ch`,
  filters: filterList(settings),
  arrow: '',
  hand: '',
});

/** What is on, with its fonts and sizes under way, and the values of the styles: empty for what is off. */
function prepare(settings: Settings, document: Document, assets: string, measures = true) {
  const on = new Set<string>(featuresOn(settings));
  const values = pageValues(settings);
  if (values['filters']) on.add('filters');
  for (const name of Object.keys(values)) if (!on.has(name)) values[name] = '';
  if (on.has('dyslexia-font')) loadFonts(document, assets);
  if (on.has('font-size') && measures) fontSizesOf(document);
  if (on.has('big-cursor')) {
    // Browsers ignore images above 128 px; the numbers are the hot spots.
    values['arrow'] = `url("${assets}cursors/arrow.svg") 6 4`;
    values['hand'] = `url("${assets}cursors/hand.svg") 24 4`;
  }
  return { on, values };
}

/** Takes off the sheet that stands in for classes and properties until `applyToPage` writes them; kept with the document, as another script may have put it there. */
const bare = Symbol.for('accessibilik.bare');
type Bare = Document & { [bare]?: (() => void) | undefined };

/**
 * Applies the settings by a sheet alone, so that a framework that takes over the document finds its root
 * element as it was sent; quick enough to run before the first paint. With `measures`, elements are marked
 * with their font sizes, without which none grows. `assets` is the folder with fonts and cursors.
 */
export function applyBare(
  settings: Settings,
  document: Bare,
  assets: string,
  measures: boolean,
): void {
  const { on, values } = prepare(settings, document, assets, measures);
  document[bare]?.();
  if (on.size > 0) document[bare] = adoptStyles(document, bareStyles(on, values));
}

/** Takes off the sheet of an earlier page that stands in for the menu's second part, until that has come. */
const kept = Symbol.for('accessibilik.kept');
type Kept = Document & { [kept]?: () => void };

/** Applies the sheet that the menu's second part left for this page: see `extras/early-sheet.ts`. */
export function applyKept({ extras }: Settings, document: Kept, sheet: string | null): void {
  dropKept(document);
  if (extras && sheet) document[kept] = adoptStyles(document, sheet);
}
export const dropKept = (document: Kept): void => document[kept]?.();

/** Brings the root element in line with the settings: one class for each feature that is on, and its value. */
export function applyToPage(settings: Settings, document: Bare, assets: string): void {
  const { documentElement: root } = document;
  const { classList, style } = root;
  const { on, values } = prepare(settings, document, assets);
  if (on.size > 0 && !adopted.has(document))
    adopted.set(document, adoptStyles(document, pageStyles));
  for (const name of names) classList.toggle(className(name), on.has(name));
  for (const [name, value] of Object.entries(values)) {
    const property = `--${className(name)}`;
    if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
  }
  document[bare]?.();
  document[bare] = undefined;
}

/** Calls `restore` when the page's own scripts rewrite the root element's class, style or children; returns how to stop. */
export function watchRoot(document: Document, restore: () => void): () => void {
  const observer = new MutationObserver(restore);
  observer.observe(document.documentElement, {
    attributeFilter: ['class', 'style'],
    childList: true,
  });
  return () => observer.disconnect();
}

/** Takes every trace of the widget off the page. */
export function clearPage(document: Bare): void {
  const root = document.documentElement;
  root.classList.remove(...names.map(className));
  for (const name of Array.from(root.style))
    if (name.startsWith(`--${namespace}`)) root.style.removeProperty(name);
  forgetFontSizes(document);
  document[bare]?.();
  dropKept(document);
  adopted.get(document)?.();
  adopted.delete(document);
}
