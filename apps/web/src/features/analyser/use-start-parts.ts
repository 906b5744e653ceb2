import { useEffect } from 'react';

import { logTrouble } from '../../platform/browser/log.ts';
import { openFolds } from './folds/open-folds.ts';
import { openActions } from './result/open-actions.ts';
import { openVersions } from './versions/open-versions.ts';
import { openCard } from './word-card/open-card.ts';

/** Preloads what START needs, because the server may be gone when it is pressed. */
export function useStartParts(hasWork: boolean): void {
  useEffect(() => {
    if (!hasWork) return;
    const parts = [openCard(), openFolds(), openActions(), openVersions()];
    Promise.all([...parts, import('./result/check-reply.ts')]).catch((error: unknown) =>
      logTrouble('What START needs did not come.', error),
    );
  }, [hasWork]);
}
