import type { ComponentType } from 'react';

import { loadTexts } from '../../../platform/language/i18n.ts';
import { lazyWithRetry } from '../../../parts/lazy-with-retry/lazy-with-retry.tsx';
import { readWork } from '../draft/tab-storage.ts';
import type { VersionsProps } from './versions-card.tsx';

export async function loadVersionsCard(): Promise<ComponentType<VersionsProps>> {
  const [card] = await Promise.all([
    import('./versions-card.tsx').then((part) => part.VersionsCard),
    loadTexts('versions'),
  ]);
  return card;
}

export const VersionsCard: ComponentType<VersionsProps> = lazyWithRetry(loadVersionsCard);

export const hasVersions = (): boolean => readWork('versions') !== null;
