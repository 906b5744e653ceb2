import type { Browser, Page } from '@playwright/test';

import { agree } from '../agree.ts';
import { expect } from '../story.ts';
import { makeMember, type Member } from './readers.ts';
import type { Reader, Screen } from './screens.ts';

/** How a page is looked at: in a language, by somebody, through a window. */
interface Look {
  readonly language: 'en' | 'he';
  readonly reader?: Reader;
  readonly width?: number;
  readonly height?: number;
}

const patience = { timeout: 30_000 };
let member: Promise<Member> | null = null;

/** Waits until nothing moves or changes colour any more. */
export const settle = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

/** A fresh browser profile at a screen that has come to rest. */
export async function visit(
  browser: Browser,
  address: string,
  { address: path, reader = 'guest', prepare }: Screen,
  { language, width = 1280, height = 800 }: Look,
): Promise<Page> {
  if (reader === 'member') member ??= makeMember(browser, address);
  const signedIn = reader === 'member' ? await member : null;
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...(signedIn && { storageState: signedIn.storage }),
  });
  if (reader !== 'newcomer') await agree(context, address);
  await context.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
  const page = await context.newPage();
  await page.goto(path === '/share/' && signedIn ? signedIn.shared : path);
  await expect(page.locator('html')).toHaveAttribute('lang', language, patience);
  await expect(page.locator('h1').first()).toBeVisible(patience);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
  return page;
}
