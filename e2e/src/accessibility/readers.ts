import type { Browser, BrowserContext, Page } from '@playwright/test';

import { expect } from '../story.ts';

/** What a browser keeps for somebody signed in, with one graded text, and the address that shares it. */
export interface Member {
  readonly storage: Awaited<ReturnType<BrowserContext['storageState']>>;
  readonly shared: string;
}

const password = 'seven calm herons at dusk';

async function register(page: Page) {
  await page.goto('/register');
  await page.getByLabel('E-mail', { exact: true }).fill(`reader-${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('radio', { name: 'Yes', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: /I accept/u }).check({ force: true });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/$/u, { timeout: 20_000 });
}

/** Registers somebody, grades a text and shares it, once for all stories of a worker. */
export async function makeMember(browser: Browser, address: string): Promise<Member> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  const page = await context.newPage();
  await register(page);
  await page.goto('/de-jargonizer');
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.insertText('Photosynthesis turns light into food inside the chloroplasts.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: /Photosynthesis turns light/u }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
  const storage = await context.storageState();
  await context.close();
  return { storage, shared };
}
