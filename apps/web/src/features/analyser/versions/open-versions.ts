import { lazy } from 'react';

import { fetchPart } from '../../../platform/fetch-part.ts';
import { loadTexts } from '../../../platform/i18n.ts';
import { readStored } from '../../../platform/storage.ts';

/** Fetches the versions of a text, as soon as there is a text or a version. */
export async function openVersions() {
  const [part] = await Promise.all([
    fetchPart(() => import('./versions-card.tsx')),
    loadTexts('versions'),
  ]);
  return part;
}

/** The versions of the text that this device keeps; comes when there is something to keep. */
export const VersionsCard = lazy(async () => ({ default: (await openVersions()).VersionsCard }));

/** Whether this device keeps any. */
export const hasVersions = (): boolean => readStored('analyser.versions') !== null;
