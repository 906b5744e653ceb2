import { expect } from '@playwright/test';

import type { BrowserPage } from './browser-page.ts';

/** How long a page may take to tell of itself: a driver is not told of frames. */
export const patience = { timeout: 8000 };

/** Gives the menu these settings, as another page of its session would. */
export const adapt = (page: BrowserPage, settings: object) =>
  page.run(
    (newValue) => {
      sessionStorage.setItem('accessibilik', newValue);
      dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue }));
    },
    JSON.stringify({ language: 'en', ...settings }),
  );

/** Waits for the menu and its second part, and leaves nothing on. */
export async function awaitMenu(page: BrowserPage): Promise<void> {
  await expect.poll(() => page.has({ css: '#accessibilik-root' }), patience).toBe(true);
  await adapt(page, { isBigCursor: true });
  const hasCome = () =>
    page.run(() =>
      Boolean(document.querySelector('#accessibilik-root')?.shadowRoot?.querySelector('.filters')),
    );
  await expect.poll(hasCome, patience).toBe(true);
  await adapt(page, {});
}
