import { defaults, type Settings } from '../settings/settings.ts';
import { declareCascadeLayer } from './declare-cascade-layer.ts';
import { applyToPage, clearPage, rulesOn } from './apply-settings-to-document.ts';
import { shadowStyles } from './page-styles.ts';
import { forEachRoot } from './for-each-root.ts';

const sheets = /^(?:style|link)$/u;

/**
 * Keeps the open shadow roots and same-origin frames of a page in line with the settings. Starts to watch the page at
 * the first `update` that turns a rule on. `assets`: URL of the folder with fonts and cursors, ending in a slash.
 */
export function framesAndShadowRoots(page: Document, assets: string) {
  const frames = new Set<Document>();
  const shared = new Map<Document, CSSStyleSheet>();
  let settings = defaults;
  let css = '';
  let stop: (() => void) | null = null;

  const sheetOf = (document: Document) => {
    const Sheet = document.defaultView?.CSSStyleSheet;
    if (!Sheet || !('adoptedStyleSheets' in document)) return null;
    const sheet = shared.get(document) ?? new Sheet();
    if (!shared.has(document)) sheet.replaceSync(css);
    shared.set(document, sheet);
    return sheet;
  };
  const intoFrame = (frame: Document) => applyToPage(settings, frame, assets);
  const start = () =>
    forEachRoot(page, {
      enter(part) {
        declareCascadeLayer(part);
        if ('documentElement' in part) {
          if (part === page) return () => undefined;
          frames.add(part);
          intoFrame(part);
          return () => {
            frames.delete(part);
            clearPage(part);
          };
        }
        const sheet = sheetOf(part.ownerDocument);
        if (sheet) part.adoptedStyleSheets = [sheet, ...part.adoptedStyleSheets];
        return () => {
          part.adoptedStyleSheets = part.adoptedStyleSheets.filter((other) => other !== sheet);
        };
      },
      meet(elements, part) {
        if (elements.some(({ localName }) => sheets.test(localName))) declareCascadeLayer(part);
      },
    });

  return {
    update(next: Settings) {
      settings = next;
      const on = rulesOn(settings);
      const wanted = shadowStyles(on);
      if (wanted !== css) for (const sheet of shared.values()) sheet.replaceSync(wanted);
      css = wanted;
      for (const frame of frames) intoFrame(frame);
      if (on.size > 0) stop ??= start();
    },
    stop() {
      stop?.();
      stop = null;
    },
  };
}
