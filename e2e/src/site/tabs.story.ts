import type { BrowserContext, Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

/** The De-Jargonizer in two tabs: each keeps its own text, result and versions. */

const first = 'The chloroplasts utilize photons.';
const second = 'The leaves use light.';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Versions' })
    .getByRole('listitem')
    .filter({ has: page.locator('details') });
const other = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Another text is kept on this device' });
const show = (page: Page) => page.getByRole('button', { name: 'Show it here' });

async function write(page: Page, words: string) {
  await box(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(words);
}

async function grade(page: Page, words: string) {
  await write(page, words);
  await page.getByRole('button', { name: 'START' }).click();
  await isWhole(page, words);
}

async function isWhole(page: Page, words: string) {
  await expect(box(page)).toContainText(words);
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('Graded with General English')).toBeVisible();
  await expect(page.getByText('The text has changed since.')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
}

async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/de-jargonizer');
  return page;
}

story.beforeEach(async ({ context, baseURL, page }) => {
  await agree(context, baseURL);
  await unfolded(context);
  await page.goto('/de-jargonizer');
});

story(
  'what is cleared and written in one tab leaves the other as it is',
  async ({ page, context }) => {
    await grade(page, first);
    const tab = await openTab(context);
    await isWhole(tab, first);
    await tab.getByRole('button', { name: 'Clear' }).click();
    await expect(other(tab)).toContainText(first);
    await grade(tab, second);
    await expect(other(page)).toContainText(second);
    await page.reload();
    await isWhole(page, first);
    await tab.reload();
    await isWhole(tab, second);
  },
);

story('a tab that is duplicated and its original go on apart', async ({ page, context }) => {
  await grade(page, first);
  const tabs = await page.evaluate(() => Object.entries(sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((kept) => {
    if (sessionStorage.length > 0) return;
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
  }, tabs);
  await copy.goto('/de-jargonizer');
  await isWhole(copy, first);
  await copy.getByRole('button', { name: 'Clear' }).click();
  await grade(copy, second);
  await page.reload();
  await isWhole(page, first);
  await copy.reload();
  await isWhole(copy, second);
});

story(
  'the last work is found by a new tab, and Clear takes it off the device',
  async ({ page, context }) => {
    await grade(page, first);
    await page.close();
    const tab = await openTab(context);
    await isWhole(tab, first);
    await expect(other(tab)).toHaveCount(0);
    await tab.getByRole('button', { name: 'Clear' }).click();
    await tab.close();
    const next = await openTab(context);
    await expect(box(next)).toHaveText(/Write or paste/u);
    await expect(other(next)).toHaveCount(0);
  },
);

story(
  'what a closed tab kept is shown in another, which loses nothing',
  async ({ page, context }) => {
    await grade(page, first);
    const tab = await openTab(context);
    await tab.getByRole('button', { name: 'Clear' }).click();
    await grade(tab, second);
    await page.close();
    await show(tab).click();
    await isWhole(tab, first);
    await expect(box(tab)).toBeFocused();
    await show(tab).click();
    await isWhole(tab, second);
  },
);

story(
  'a text that is shown from an open tab stays in that tab as well',
  async ({ page, context }) => {
    await grade(page, first);
    const tab = await openTab(context);
    await tab.getByRole('button', { name: 'Clear' }).click();
    await show(tab).click();
    await isWhole(tab, first);
    await tab.getByRole('button', { name: 'Clear' }).click();
    await write(tab, second);
    await page.reload();
    await isWhole(page, first);
  },
);

story('Undo of Clear brings back all of it, also for a reload after it', async ({ page }) => {
  await grade(page, first);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(result(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await isWhole(page, first);
  await page.reload();
  await isWhole(page, first);
});

story('what was kept before tabs were told apart is still there', async ({ page, context }) => {
  await page.close();
  const tab = await context.newPage();
  await tab.addInitScript(() => localStorage.setItem('analyser.text', 'Kept long ago.'));
  await tab.goto('/de-jargonizer');
  await expect(box(tab)).toContainText('Kept long ago.');
});

story('who logs out in one tab leaves nothing in another', async ({ page, context }) => {
  await grade(page, first);
  const tab = await openTab(context);
  await write(tab, second);
  await expect(other(page)).toContainText(second);
  const third = await context.newPage();
  await third.goto('/contact');
  await third.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('analyser.')) localStorage.removeItem(key);
    localStorage.setItem('departure', 'now');
  });
  for (const each of [page, tab]) {
    await expect(box(each)).toHaveText(/Write or paste/u);
    await each.reload();
    await expect(box(each)).toHaveText(/Write or paste/u);
  }
  const kept = await tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/chloroplasts|leaves/u);
});
