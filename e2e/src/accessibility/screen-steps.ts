import type { Page } from '@playwright/test';

import { type Language, words } from '../conversation/conversation-plans.ts';
import { expect } from '../support/story-fixtures.ts';

/** A coach and a grading take a moment on a busy machine. */
export const patience = { timeout: 60_000 };

/** Three sentences with common, mid-frequency and rare words. */
export const text =
  'Photosynthesis turns light into food. Inside the chloroplasts, chlorophyll absorbs photons. Families depend on it.';
/** A text as long as an exercise asks for, in the language of the page. */
export async function longText(page: Page, paragraphs = 1): Promise<string> {
  const language = await page.locator('html').getAttribute('lang');
  return Array.from({ length: paragraphs }, () => words[language as Language].long).join('\n\n');
}

/** A text file as an upload takes it. */
export const textFile = (name: string, written: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(written),
});

/** Writes into the first text box of the screen. */
export async function write(page: Page, written: string): Promise<void> {
  await page.locator('main [contenteditable], main textarea').first().click();
  await page.keyboard.insertText(written);
}

/** Sends what was written, and waits for the result. */
export async function grade(page: Page): Promise<void> {
  // The same numbers stand there while one writes; only the server's answer makes them the result.
  const answered = page.waitForResponse('**/api/TextGrading/Grade', patience);
  await page.keyboard.press('Control+Enter');
  await answered;
  await expect(page.locator('main #result-title')).toBeAttached(patience);
}

const log = (page: Page) => page.getByRole('log');
const said = (page: Page) => log(page).locator('li');

/** Waits until the coach has spoken and waits for an answer. */
export async function coachIsDone(page: Page): Promise<void> {
  await expect(said(page).first()).toBeVisible(patience);
  await expect(page.locator('[class*="_typing"]')).toHaveCount(0, patience);
  await expect(page.locator('main form, main textarea, main [data-over]').first()).toBeVisible(
    patience,
  );
}

async function give(page: Page, act: () => Promise<void>): Promise<void> {
  await coachIsDone(page);
  const before = await said(page).count();
  await act();
  await expect.poll(() => said(page).count(), patience).toBeGreaterThan(before + 1);
  await coachIsDone(page);
}

/** Answers the coach in words. */
export const answer = (page: Page, written: string): Promise<void> =>
  give(page, async () => {
    await page.locator('main textarea').fill(written);
    await page.locator('main textarea').press('Shift+Enter');
  });

/** Takes the last of the answers that the coach offers. */
export const choose = (page: Page): Promise<void> =>
  give(page, () => log(page).locator('button:enabled').last().click());

/** Opens the saved task at the top of the list. */
export async function openTask(page: Page): Promise<void> {
  await page.locator('main section[aria-labelledby="tasks-title"] li button').first().click();
  await expect(page.locator('main article h3').first()).toBeVisible(patience);
  await expect(page.locator('main article output')).toHaveCount(0, patience);
}

export async function openSharing(page: Page) {
  await openTask(page);
  await page
    .locator('main article')
    .getByRole('button', { name: /^(?:Share|שיתוף)$/u })
    .click();
  await expect(page.locator('dialog[open] li input').first()).toBeVisible(patience);
}
const follow = (page: Page, path: string) =>
  page.locator(`main a[href="${path}"], header a[href="${path}"]`).first().click();

/** Goes home when neither scripts nor the server can be reached: the page stays, says so and offers to try again. */
export async function missHome(page: Page): Promise<void> {
  const unreachable = /\/assets\/.*\.js|\/healthz/u;
  await page.route(unreachable, (route) => route.abort());
  await follow(page, '/');
  await expect(page.locator('main p[role=alert] + button')).toBeVisible(patience);
  await page.unroute(unreachable);
}

/** Goes to a screen that writes numbers, in a browser that suddenly can't: it breaks while it is drawn. */
export async function breakDevelopment(page: Page): Promise<void> {
  await page.evaluate(() => {
    const working = Intl.NumberFormat;
    Intl.NumberFormat = new Proxy(working, {
      construct() {
        throw new Error('A browser that can write no numbers.');
      },
    });
    Object.assign(window, { mendNumbers: () => (Intl.NumberFormat = working) });
  });
  await follow(page, '/de-jargonizer/development');
  await expect(page.locator('main h1 + p:not([role]) + button')).toBeVisible(patience);
  await page.evaluate('mendNumbers()');
}

/** Opens all that is folded on the screen. */
export async function unfoldAll(page: Page): Promise<void> {
  await page
    .locator('main details')
    .evaluateAll((parts) => parts.forEach((part) => part.setAttribute('open', '')));
}
