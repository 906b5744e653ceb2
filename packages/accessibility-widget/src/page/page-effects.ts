import { features } from '../features/catalogue.ts';
import type { Settings } from '../settings/settings.ts';
import { namespace } from '../settings/settings-store.ts';
import { pageStyles } from './page-styles.ts';

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** A constructed sheet: a strict content security policy forbids style elements, and allows this. */
function styleOf(document: Document): void {
  if (sheets.has(document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(pageStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  sheets.set(document, sheet);
}

/** The custom properties the page's styles read, by name. */
export const pageValues = (settings: Settings): Readonly<Record<string, string>> => ({
  'font-scale': String(settings.adjustFontSizePercentage / 100),
  'letter-spacing': `${settings.letterSpacing}px`,
  'word-spacing': `${settings.wordSpacing}px`,
  'line-height': String(settings.lineHeight.lineHeight),
  zoom: String(settings.zoom.zoom),
  color: settings.color,
  'column-width': `${settings.columnWidth}ch`,
});

/**
 * Brings the root element in line with the settings: one class for each feature that is on.
 * Quick enough to run before the first paint.
 */
export function applyToPage(settings: Settings, document: Document): void {
  const root = document.documentElement;
  const isOn = new Map(features.map((feature) => [feature.id, feature.isOn(settings)]));
  if ([...isOn.values()].includes(true)) styleOf(document);
  for (const [id, on] of isOn) root.classList.toggle(`${namespace}-${id}`, on);
  for (const [name, value] of Object.entries(pageValues(settings))) {
    root.style.setProperty(`--${namespace}-${name}`, value);
  }
}

/** Takes every trace of the widget off the root element. */
export function clearPage(document: Document): void {
  const root = document.documentElement;
  for (const { id } of features) root.classList.remove(`${namespace}-${id}`);
  for (const name of Array.from(root.style))
    if (name.startsWith(`--${namespace}`)) root.style.removeProperty(name);
  const sheet = sheets.get(document);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  sheets.delete(document);
}
