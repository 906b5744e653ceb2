import { features } from '../features/catalogue.ts';
import type { Settings } from '../settings/settings.ts';
import { namespace } from '../settings/settings-store.ts';
import { adoptStyles } from './adopt-styles.ts';
import { pageStyles } from './page-styles.ts';

/** How to take the page's styles off again, for each document that has them. */
const adopted = new WeakMap<Document, () => void>();

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
  const isNeeded = [...isOn.values()].includes(true);
  if (isNeeded && !adopted.has(document)) adopted.set(document, adoptStyles(document, pageStyles));
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
  adopted.get(document)?.();
  adopted.delete(document);
}
