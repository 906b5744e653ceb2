import { useEffect } from 'react';

import { logTrouble } from '../../platform/browser/log.ts';
import { loadTexts } from '../../platform/language/i18n.ts';
import { lazyWithRetry } from '../../parts/lazy-with-retry/lazy-with-retry.tsx';

const loadFolds = async () => (await import('./folds/folds.tsx')).Folds;
const loadResultActions = async () =>
  (await import('./result/download-and-share.tsx')).ResultActions;

const loadVersionsCard = async () => {
  const [part] = await Promise.all([import('./versions/versions-card.tsx'), loadTexts('versions')]);
  return part.VersionsCard;
};

const loadWordCard = async () => {
  const [part] = await Promise.all([
    import('./word-card/live-word-card.tsx'),
    loadTexts('word-card'),
  ]);
  return part.LiveWordCard;
};

export const Folds = lazyWithRetry(loadFolds);
export const ResultActions = lazyWithRetry(loadResultActions);
export const VersionsCard = lazyWithRetry(loadVersionsCard);
export const LiveWordCard = lazyWithRetry(loadWordCard);

/** Preloads what START needs, because the server may be gone when it is pressed. */
export function useStartPreload(hasWork: boolean): void {
  useEffect(() => {
    if (!hasWork) return;
    const parts = [loadWordCard(), loadFolds(), loadResultActions(), loadVersionsCard()];
    Promise.all([...parts, import('./result/grade-request.ts')]).catch((error: unknown) =>
      logTrouble('What START needs did not come.', error),
    );
  }, [hasWork]);
}
