import { features, featuresOn } from '../features/catalogue.ts';
import { extraValue } from '../features/extras.ts';
import { buttonPlace } from '../panel/launcher-corner.ts';
import type { Settings } from '../settings/settings.ts';
import { namespace } from '../settings/permitted-storage.ts';
import { adoptStyles } from './adopt-styles.ts';
import { contrastPalette } from './contrast/palette.ts';
import { filterList } from './filters.ts';
import { loadFonts } from './dyslexia-fonts.ts';
import { pageStyles, valueStyles } from './page-styles.ts';
import { changeLetters } from './preserve-fonts.ts';

const className = (name: string) => `${namespace}-${name}`;
const names = [...features.map(({ id }) => id), 'filters'];

const pageValues = (settings: Settings): Record<string, string> => ({
  'font-size': String(settings.adjustFontSizePercentage / 100),
  'letter-spacing': `${settings.letterSpacing}px`,
  'word-spacing': `${settings.wordSpacing}px`,
  'line-height': String(settings.lineHeight.lineHeight),
  zoom: String(settings.zoom.zoom),
  'text-color': settings.color,
  'column-width': `${settings.columnWidth}ch`,
  filters: filterList(settings),
  ...contrastPalette(settings),
});

/** Names of the rules in `page-styles.ts` that the settings turn on. */
export function rulesOn(settings: Settings): ReadonlySet<string> {
  const on = new Set(featuresOn(settings));
  // On a background chosen by the visitor, the text colour is chosen to be legible.
  if (extraValue(settings, 'ground')) on.delete('text-color');
  if (filterList(settings)) on.add('filters');
  if (contrastPalette(settings)) on.add('contrast');
  if (changeLetters(on)) on.add('set-faces');
  return on;
}

const sheets = new WeakMap<Document, Map<string, () => void>>();

/** Replaces the sheets of the document. A sheet that stays is not parsed again. */
function put(document: Document, wanted: readonly string[]): void {
  const there = sheets.get(document) ?? new Map<string, () => void>();
  sheets.set(document, there);
  for (const css of wanted) if (css && !there.has(css)) there.set(css, adoptStyles(document, css));
  for (const [css, drop] of there) {
    if (wanted.includes(css)) continue;
    drop();
    there.delete(css);
  }
}

/** Applies the settings to a document through style sheets and classes of its root element. Returns the CSS. */
export function applyToPage(settings: Settings, document: Document, assets: string): string {
  const on = new Set(rulesOn(settings));
  // Zoom and filters of the page also act on its frames.
  if (document !== window.document) for (const name of ['zoom', 'filters']) on.delete(name);
  const values = pageValues(settings);
  for (const name of names) if (!on.has(name)) delete values[name];
  if (on.has('dyslexia-font')) loadFonts(document, assets);
  if (on.has('big-cursor')) {
    // Browsers ignore cursor images above 128 px. The two numbers are the hot spot of each, in pixels.
    values['arrow'] = `url("${assets}cursors/arrow.svg") 6 4`;
    values['hand'] = `url("${assets}cursors/hand.svg") 24 4`;
  }
  const wanted = [pageStyles(on), valueStyles(values), buttonPlace(extraValue(settings, 'at'))];
  put(document, wanted);
  for (const name of names)
    document.documentElement.classList.toggle(className(name), on.has(name));
  return wanted.join('\n');
}

export function clearPage(document: Document): void {
  document.documentElement.classList.remove(...names.map(className));
  put(document, []);
}
