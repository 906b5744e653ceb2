import type { Page } from '@playwright/test';

/** Waits until React listens to the page: before that, a link leads to a new page as the browser loads it. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
