import { featureIds, featuresOn } from '../features/is-on.ts';
import type { Settings } from '../settings/settings.ts';
import { namespace } from '../settings/settings-store.ts';
import { adoptStyles } from './adopt-styles.ts';
import { filterList } from './filters.ts';
import { fontSizesOf, forgetFontSizes } from './font-sizes.ts';
import { loadFonts } from './fonts.ts';
import { bareStyles, pageStyles } from './page-styles.ts';

const adopted = new WeakMap<Document, () => void>();

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

/**
 * Removes the sheet of `applyBare`. Stored on the document under a global symbol, because another script may have put
 * it there.
 */
const bare = Symbol.for('accessibilik.bare');
type Bare = Document & { [bare]?: (() => void) | undefined };

/**
 * Applies the settings by a style sheet alone, so that a framework that takes over the document finds its root
 * element as it was sent; fast enough to run before the first paint. `measures` marks elements with their font sizes,
 * without which no text grows.
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

const kept = Symbol.for('accessibilik.kept');
type Kept = Document & { [kept]?: () => void };

export function applyKept({ extras }: Settings, document: Kept, sheet: string | null): void {
  dropKept(document);
  if (extras && sheet) document[kept] = adoptStyles(document, sheet);
}
export const dropKept = (document: Kept): void => document[kept]?.();

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

export function watchRoot(document: Document, restore: () => void): () => void {
  const observer = new MutationObserver(restore);
  observer.observe(document.documentElement, {
    attributeFilter: ['class', 'style'],
    childList: true,
  });
  return () => observer.disconnect();
}

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
