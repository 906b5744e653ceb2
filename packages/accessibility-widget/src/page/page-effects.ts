import { featuresOn, isOn } from '../features/is-on.ts';
import type { Settings } from '../settings/settings.ts';
import { namespace } from '../settings/settings-store.ts';
import { adoptStyles } from './adopt-styles.ts';
import { nameCursors } from './cursors.ts';
import { filterList } from './filters.ts';
import { fontSizesOf, forgetFontSizes } from './font-sizes.ts';
import { loadFonts } from './fonts.ts';
import { pageStyles } from './page-styles.ts';

/** How to take the page's styles off again, for each document that has them. */
const adopted = new WeakMap<Document, () => void>();

const className = (name: string) => `${namespace}-${name}`;
const names = [...Object.keys(isOn), 'filters'];

/** The custom properties the page's styles read, by the class that reads them. */
const pageValues = (settings: Settings): Readonly<Record<string, string>> => ({
  'font-size': String(settings.adjustFontSizePercentage / 100),
  'letter-spacing': `${settings.letterSpacing}px`,
  'word-spacing': `${settings.wordSpacing}px`,
  'line-height': String(settings.lineHeight.lineHeight),
  zoom: String(settings.zoom.zoom),
  'text-color': settings.color,
  'column-width': `${settings.columnWidth}ch`,
  filters: filterList(settings),
});

/**
 * Brings the root element in line with the settings: one class for each feature that is on, and its
 * value. Quick enough to run before the first paint; `assets` is the folder with fonts and cursors.
 */
export function applyToPage(settings: Settings, document: Document, assets: string): void {
  const { documentElement: root, body } = document;
  const { classList, style } = root;
  const on = new Set<string>(featuresOn(settings));
  const values = pageValues(settings);
  if (values['filters']) on.add('filters');
  // A new sheet lets the browser work all elements out anew: best while there are none.
  if ((on.size > 0 || !body) && !adopted.has(document))
    adopted.set(document, adoptStyles(document, pageStyles));
  if (on.has('dyslexia-font')) loadFonts(document, assets);
  if (on.has('big-cursor')) nameCursors(document, assets);
  if (on.has('font-size')) fontSizesOf(document);
  for (const name of names) {
    const property = `--${className(name)}`;
    const value = (on.has(name) && values[name]) || '';
    classList.toggle(className(name), on.has(name));
    if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
  }
}

/** Calls `restore` when the page's own scripts rewrite the root element's class or style; returns how to stop. */
export function watchRoot(document: Document, restore: () => void): () => void {
  const observer = new MutationObserver(restore);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'style'] });
  return () => observer.disconnect();
}

/** Takes every trace of the widget off the page. */
export function clearPage(document: Document): void {
  const root = document.documentElement;
  root.classList.remove(...names.map(className));
  for (const name of Array.from(root.style))
    if (name.startsWith(`--${namespace}`)) root.style.removeProperty(name);
  forgetFontSizes(document);
  adopted.get(document)?.();
  adopted.delete(document);
}
