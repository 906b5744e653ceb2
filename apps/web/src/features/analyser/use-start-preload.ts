import { useEffect } from 'react';

import { logTrouble } from '../../platform/browser/log.ts';
import { openFolds } from './folds/lazy-folds.ts';
import { loadResultActions } from './result/lazy-download-and-share.ts';
import { loadVersionsCard } from './versions/lazy-versions-card.ts';
import { loadWordCard } from './word-card/lazy-word-card.ts';

/** Preloads what START needs, because the server may be gone when it is pressed. */
export function useStartPreload(hasWork: boolean): void {
  useEffect(() => {
    if (!hasWork) return;
    const parts = [loadWordCard(), openFolds(), loadResultActions(), loadVersionsCard()];
    Promise.all([...parts, import('./result/grade-request.ts')]).catch((error: unknown) =>
      logTrouble('What START needs did not come.', error),
    );
  }, [hasWork]);
}
