import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

/** The result of START stays as long as the text does. */

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const changed = (page: Page) => page.getByText('The text has changed since.');
const isThere = async (page: Page) => {
  await expect(result(page)).toBeVisible();
  await expect(page.getByText('Graded with General English')).toBeVisible();
  await expect(changed(page)).toHaveCount(0);
};

story.beforeEach(async ({ context, baseURL, page }) => {
  await agree(context, baseURL);
  await unfolded(context);
  await page.goto('/de-jargonizer');
  await box(page).click();
  await page.keyboard.insertText('Photosynthesis turns light into food.\nInside the chloroplasts.');
  await page.getByRole('button', { name: 'START' }).click();
  await isThere(page);
});

story('it is there after a reload, and does not take the focus', async ({ page }) => {
  await page.reload();
  await isThere(page);
  await expect(result(page).getByRole('heading', { name: 'Result' })).not.toBeFocused();
});

story(
  'it is there on the way back and forward, without a connection too',
  async ({ page, context }) => {
    await page.getByRole('link', { name: 'Instructions' }).first().click();
    await expect(page).toHaveURL(/instructions/u);
    await expect(result(page)).toHaveCount(0);
    await page.goBack();
    await isThere(page);
    await page.goForward();
    await expect(result(page)).toHaveCount(0);
    await context.setOffline(true);
    await page.goBack();
    await isThere(page);
  },
);

story('it is there in another tab, and after the site was left', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/de-jargonizer');
  await isThere(other);
  await other.goto('about:blank');
  await other.goBack();
  await isThere(other);
  await page.goto('/de-jargonizer/about');
  await page.goto('/de-jargonizer');
  await isThere(page);
});

story('it says that the text is another now, before and after a reload', async ({ page }) => {
  await box(page).click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' More.');
  await expect(changed(page)).toBeVisible();
  await page.reload();
  await expect(box(page)).toContainText('More.');
  await expect(changed(page)).toBeVisible();
});

story('it says that other choices are made now', async ({ page }) => {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('switch', { name: 'Refined reading' }).press('Space');
  await expect(page.getByText('another reading are chosen now')).toBeVisible();
  await expect(changed(page)).toHaveCount(0);
  await page.getByRole('switch', { name: 'Refined reading' }).press('Space');
  await isThere(page);
});

story('Clear takes it away for good', async ({ page }) => {
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(result(page)).toHaveCount(0);
  await page.reload();
  await expect(box(page)).not.toContainText('chloroplasts');
  await expect(result(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('analyser.result'))).toBeNull();
});

story('that of a file is there again too, with its name', async ({ page }) => {
  const buffer = Buffer.from('Every leaf does it.');
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'leaf.txt', mimeType: 'text/plain', buffer }]);
  await page.getByRole('button', { name: 'START' }).click();
  const named = page.getByRole('region', { name: 'Result: leaf' });
  await expect(named).toBeVisible();
  await page.reload();
  await expect(named).toBeVisible();
  await expect(changed(page)).toHaveCount(0);
});
