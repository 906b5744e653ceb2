import type { Browser, Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect } from '../support/story-fixtures.ts';
import { halfSignedIn, member } from './readers.ts';
import { patience } from './screen-steps.ts';
import type { Reader, Screen } from './screens.ts';

/** The languages that the screens are judged in: one from left to right, one from right to left. */
export const languages = ['en', 'he'] as const;
export type Language = (typeof languages)[number];

/** The window that the screens are judged in. */
export const wide = { width: 1280, height: 800 };

/** How a page is looked at: in a language, through a window. */
interface Look {
  readonly language: Language;
  readonly width?: number;
  readonly height?: number;
}

/** What moves and will come to an end; what runs for ever, or has run and keeps its last picture, is at rest. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getTiming().iterations !== Infinity,
      )
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120)),
  );

/** Waits until nothing moves or changes colour any more. */
export const settle = (page: Page): Promise<void> => expect.poll(() => moving(page)).toEqual([]);

async function arrive(browser: Browser, address: string, reader: Reader, path: string) {
  if (reader === 'half signed in')
    return { storageState: await halfSignedIn(browser, address), path };
  if (reader !== 'member') return { path };
  const { storage, shared } = await member(browser, address);
  return { storageState: storage, path: path === '/share/' ? shared : path };
}

/** A fresh browser profile at a screen that has come to rest. */
export async function visit(
  browser: Browser,
  address: string,
  { address: wanted, reader = 'guest', prepare }: Screen,
  { language, width = wide.width, height = wide.height }: Look,
): Promise<Page> {
  const { path, ...profile } = await arrive(browser, address, reader, wanted);
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    reducedMotion: 'reduce',
    ...profile,
  });
  if (reader !== 'newcomer') await agree(context, address);
  await context.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', language, patience);
  await expect(page.locator('h1').first()).toBeVisible(patience);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
  return page;
}

/** Changes the language where the page stands, as its header offers it; what was typed and graded stays. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.locator('header button[aria-haspopup]:has(.lucide-languages)').click();
  await page.locator(`[role^=menuitem]:has([lang="${language}"])`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language, patience);
  await expect(page.locator('[role=menu]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // A legal page is a file of its own in each language.
  await expect(page.locator('h1').first()).toBeVisible(patience);
  await page.evaluate(() => document.fonts.ready);
  await settle(page);
}
