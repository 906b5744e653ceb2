import type { Owner } from './options.ts';
import { applyKept, applyToPage } from './page/page-effects.ts';
import { browserShelf, stored, storedSettings } from './settings/settings-store.ts';

/** Options of `applyEarly`. Nothing is read from storage if `consent` or `storage` forbids it. */
export interface EarlyOptions extends Owner {
  /**
   * If true, a stored font size waits for the menu: it marks elements, of which a framework's development build would
   * complain.
   */
  readonly hydrates?: boolean;
}

/**
 * Applies the settings that an earlier page stored. Call it in the head, before the first paint; it changes no
 * attribute of the root element. `assets` is the address of the folder with fonts and cursors, ending in a slash.
 */
export function applyEarly(assets: string, options: EarlyOptions = {}): void {
  const shelf = browserShelf(() => options);
  const settings = storedSettings(shelf);
  applyToPage(settings, document, assets, { isEarly: true, measures: !options.hydrates });
  applyKept(settings, document, stored(shelf, '-early'));
}
