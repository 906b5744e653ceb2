import { loadTexts } from '../../../platform/language/i18n.ts';
import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { readWork } from '../draft/tab-work.ts';

/** Fetches the versions of a text, as soon as there is a text or a version. */
export async function openVersions() {
  const [card] = await Promise.all([
    import('./versions-card.tsx').then((part) => part.VersionsCard),
    loadTexts('versions'),
  ]);
  return card;
}

/** The versions of the text that this device keeps; comes when there is something to keep. */
export const VersionsCard = lazyWithRetry(openVersions);

/** Whether any are kept of this tab's text. */
export const hasVersions = (): boolean => readWork('versions') !== null;
