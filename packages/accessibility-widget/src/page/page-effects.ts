import { featureIds, featuresOn } from '../features/is-on.ts';
import type { Settings } from '../settings/settings.ts';
import { namespace } from '../settings/settings-store.ts';
import { adoptStyles } from './adopt-styles.ts';
import { filterList } from './filters.ts';
import { fontSizesOf, forgetFontSizes } from './font-sizes.ts';
import { loadFonts } from './fonts.ts';
import { pageStyles, valueStyles } from './page-styles.ts';

const className = (name: string) => `${namespace}-${name}`;
const names = [...featureIds, 'filters'];

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

function prepare(settings: Settings, document: Document, assets: string, measures: boolean) {
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

/** Sheets by name: `rules`, `values`, and `kept`, which an earlier page left for the panel's part. */
type Sheets = Map<string, { readonly css: string; drop(): void }>;
/** On the document under a global symbol, because the script in the head may be another than the menu's. */
const sheets = Symbol.for('accessibilik.sheets');
type Adapted = Document & { [sheets]?: Sheets };

function put(document: Adapted, name: string, css: string): void {
  const there = (document[sheets] ??= new Map());
  const was = there.get(name);
  if (css === (was?.css ?? '')) return;
  if (css) there.set(name, { css, drop: adoptStyles(document, css) });
  else there.delete(name);
  was?.drop();
}

interface Moment {
  /**
   * Before the first paint: no attribute of the root element changes, so that a framework that takes over the document
   * finds it as it was sent.
   */
  readonly isEarly?: boolean;
  /** Marks elements with their font sizes, without which no text grows. */
  readonly measures?: boolean;
}

/** Applies the settings to a page by its style sheets, and names what is on in the root element's classes. */
export function applyToPage(
  settings: Settings,
  document: Document,
  assets: string,
  { isEarly = false, measures = true }: Moment = {},
): void {
  const { on, values } = prepare(settings, document, assets, measures);
  put(document, 'rules', pageStyles(on));
  put(document, 'values', valueStyles(values));
  if (isEarly) return;
  for (const name of names)
    document.documentElement.classList.toggle(className(name), on.has(name));
}

export const applyKept = ({ extras }: Settings, document: Document, sheet: string | null): void =>
  put(document, 'kept', (extras && sheet) || '');
export const dropKept = (document: Document): void => put(document, 'kept', '');

export function watchRoot(document: Document, restore: () => void): () => void {
  const observer = new MutationObserver(restore);
  observer.observe(document.documentElement, { attributeFilter: ['class'], childList: true });
  return () => observer.disconnect();
}

export function clearPage(document: Adapted): void {
  document.documentElement.classList.remove(...names.map(className));
  forgetFontSizes(document);
  for (const name of ['rules', 'values', 'kept']) put(document, name, '');
}
