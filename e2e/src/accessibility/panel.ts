import type { Page } from '@playwright/test';

import { expect } from '../support/story-fixtures.ts';

const root = '#accessibilik-root';

/** Opens the accessibility panel with every section unfolded, in whatever language it speaks. */
export async function openPanel(page: Page): Promise<void> {
  await page.locator(`${root} .launcher`).click();
  await expect(page.locator(`${root} #title`)).toBeVisible({ timeout: 20_000 });
  await page.locator(root).evaluate((host) => {
    for (const section of host.shadowRoot!.querySelectorAll<HTMLElement>('h3 button'))
      if (section.ariaExpanded === 'false') section.click();
  });
}

/** Closes the panel and waits until the focus is back where it was. */
export async function closePanel(page: Page): Promise<void> {
  const title = page.locator(`${root} #title`);
  await page.keyboard.press('Escape');
  // The first Escape empties the strip of help, where there is help in it.
  if ((await title.count()) > 0) await page.keyboard.press('Escape');
  await expect(title).toHaveCount(0);
}

/** Puts settings in place of all others, as another tab of the same session would. */
export async function adjust(page: Page, settings: object): Promise<void> {
  await page.evaluate((newValue) => {
    sessionStorage.setItem('accessibilik', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue }));
  }, JSON.stringify(settings));
}
