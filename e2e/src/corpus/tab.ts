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
  const devTools = await page.context().newCDPSession(page);
  return {
    open: async (path) => void (await page.goto(address + path, { waitUntil: 'load' })),
    run: (work, ...args) =>
      page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`) as Promise<never>,
    // Playwright's own picture of a page that reaches out at its left is shifted by as much: it cuts by the wrong origin.
    screenshot: async () =>
      Buffer.from(
        (await devTools.send('Page.captureScreenshot', { optimizeForSpeed: true })).data,
        'base64',
      ),
    close: () => page.close(),
  };
}
