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
const classNames = [...Object.keys(isOn), 'filters'].map(className);

/** The custom properties the page's styles read, by name. */
const pageValues = (settings: Settings): Readonly<Record<string, string>> => ({
  'font-scale': String(settings.adjustFontSizePercentage / 100),
  'letter-spacing': `${settings.letterSpacing}px`,
  'word-spacing': `${settings.wordSpacing}px`,
  'line-height': String(settings.lineHeight.lineHeight),
  zoom: String(settings.zoom.zoom),
  color: settings.color,
  'column-width': `${settings.columnWidth}ch`,
  filters: filterList(settings) || 'none',
});

/**
 * Brings the root element in line with the settings: one class for each feature that is on.
 * Quick enough to run before the first paint; `assets` is the folder with fonts and cursors.
 */
export function applyToPage(settings: Settings, document: Document, assets: string): void {
  const root = document.documentElement;
  const on = featuresOn(settings);
  const wanted = new Set<string>(on.map(className));
  if (filterList(settings)) wanted.add(className('filters'));
  if (on.length > 0 && !adopted.has(document))
    adopted.set(document, adoptStyles(document, pageStyles));
  if (settings.isDyslexiaFont) loadFonts(document, assets);
  if (settings.isBigCursor && !root.style.getPropertyValue('--accessibilik-arrow'))
    nameCursors(document, assets);
  if (settings.adjustFontSizePercentage !== 100) fontSizesOf(document);
  for (const name of classNames) root.classList.toggle(name, wanted.has(name));
  for (const [name, value] of Object.entries(pageValues(settings))) {
    const property = `--${className(name)}`;
    if (root.style.getPropertyValue(property) !== value) root.style.setProperty(property, value);
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
  root.classList.remove(...classNames);
  for (const name of Array.from(root.style))
    if (name.startsWith(`--${namespace}`)) root.style.removeProperty(name);
  forgetFontSizes(document);
  adopted.get(document)?.();
  adopted.delete(document);
}
