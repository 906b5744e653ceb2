import type { Browser } from '@playwright/test';

import type { BrowserPage } from '../engines/browser-page.ts';

/** What the judge needs of a page in a browser of any engine. */
export type Tab = Pick<BrowserPage, 'open' | 'run' | 'screenshot' | 'close'>;

/** A page in the Chromium of Playwright, which asks no other host and lets nothing move. */
export async function chromiumTab(
  browser: Browser,
  address: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Tab> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  page.on('dialog', (dialog) => void dialog.dismiss());
  return {
    open: async (path) => void (await page.goto(address + path, { waitUntil: 'load' })),
    run: (work, ...args) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<never>,
    screenshot: () => page.screenshot({ animations: 'disabled', caret: 'hide' }),
    close: () => page.close(),
  };
}
