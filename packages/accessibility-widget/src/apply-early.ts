import type { Owner } from './options.ts';
import { applyBare, applyKept } from './page/page-effects.ts';
import { browserShelf, stored, storedSettings } from './settings/settings-store.ts';

/** How a page takes in what an earlier one left; nothing is read where its owner allows to keep nothing. */
export interface EarlyOptions extends Owner {
  /** A stored font size waits for the menu: it has to mark elements, of which a framework's development build would complain. */
  readonly hydrates?: boolean;
}

/**
 * Applies what an earlier page left in storage; run it in the head, before the first paint. It changes no
 * attribute of the root element. `assets` is the address of the folder with fonts and cursors, ending in a
 * slash.
 */
export function applyEarly(assets: string, options: EarlyOptions = {}): void {
  const shelf = browserShelf(() => options);
  const settings = storedSettings(shelf);
  applyBare(settings, document, assets, !options.hydrates);
  applyKept(settings, document, stored(shelf, '-early'));
}
