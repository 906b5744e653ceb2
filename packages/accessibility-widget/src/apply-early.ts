import type { Owner } from './options.ts';
import { keptSheet, putEarlySheet } from './page/early-sheet.ts';
import { fontSizesOf } from './page/mark-original-font-sizes.ts';
import { loadFonts } from './page/dyslexia-fonts.ts';
import { browserStorage } from './settings/permitted-storage.ts';

/** Options of `applyEarly`. Nothing is read from storage if `consent` or `storage` forbids it. */
export interface EarlyOptions extends Owner {
  /**
   * If true, a stored font size is applied only once the menu has loaded. Earlier its marks on elements would make a
   * framework's development build report a hydration mismatch.
   */
  readonly hydrates?: boolean;
}

/**
 * Applies the style sheet that the menu stored on an earlier page. Call it in the head, before the first paint; it
 * changes no attribute of the root element. `assets` is the URL of the folder with fonts and cursors, ending in a
 * slash.
 */
export function applyEarly(assets: string, options: EarlyOptions = {}): void {
  const css = keptSheet(browserStorage(() => options)) ?? '';
  putEarlySheet(document, css);
  if (css.includes('OpenDyslexic')) loadFonts(document, assets);
  if (css.includes('--accessibilik-font-size:') && !options.hydrates) fontSizesOf(document);
}
