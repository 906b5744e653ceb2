import type { Owner } from './options.ts';
import { keptSheet, putEarlySheet } from './page/early-sheet.ts';
import { fontSizesOf } from './page/font-sizes.ts';
import { loadFonts } from './page/fonts.ts';
import { browserShelf } from './settings/settings-store.ts';

/** Options of `applyEarly`. Nothing is read from storage if `consent` or `storage` forbids it. */
export interface EarlyOptions extends Owner {
  /**
   * If true, a stored font size waits for the menu: it marks elements, of which a framework's development build would
   * complain.
   */
  readonly hydrates?: boolean;
}

/**
 * Puts up the sheet that the menu kept on an earlier page. Call it in the head, before the first paint; it changes no
 * attribute of the root element. `assets` is the address of the folder with fonts and cursors, ending in a slash.
 */
export function applyEarly(assets: string, options: EarlyOptions = {}): void {
  const css = keptSheet(browserShelf(() => options)) ?? '';
  putEarlySheet(document, css);
  if (css.includes('OpenDyslexic')) loadFonts(document, assets);
  if (css.includes('--accessibilik-font-size:') && !options.hydrates) fontSizesOf(document);
}
