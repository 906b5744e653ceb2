import { applyToPage } from './page/page-effects.ts';
import { browserShelf, storedSettings } from './settings/settings-store.ts';

/** Applies what an earlier page left in storage; run it in the head, before the first paint. */
export const applyEarly = (): void => applyToPage(storedSettings(browserShelf()), document);
