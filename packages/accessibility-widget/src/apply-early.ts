import { applyToPage } from './page/page-effects.ts';
import { browserShelf, storedSettings } from './settings/settings-store.ts';

/**
 * Applies what an earlier page left in storage; run it in the head, before the first paint.
 * `assets` is the address of the folder with fonts and cursors, ending in a slash.
 */
export const applyEarly = (assets: string): void =>
  applyToPage(storedSettings(browserShelf()), document, assets);
