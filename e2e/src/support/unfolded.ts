import type { BrowserContext } from '@playwright/test';

/** Opens what the desk folds away, as for somebody who had opened it on an earlier visit. */
export const unfolded = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (localStorage.getItem('analyser.folds') === null)
      localStorage.setItem('analyser.folds', 'versions words sentences computed');
  });
