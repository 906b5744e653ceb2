import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const area = (page: Page) => page.locator('main textarea');

const notYet = () => {};

/** Holds back the editor until the returned function is called. */
async function holdEditor(page: Page) {
  let release = notYet;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/open-text-editor-.*\.js/u, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

story.beforeEach(async ({ context, baseURL }) => {
  await agree(context, baseURL);
  await unfolded(context);
});

story(
  'what is written before the editor has come is kept with its caret, coloured, and can be undone',
  async ({ page }) => {
    const release = await holdEditor(page);
    await page.goto('/de-jargonizer');
    await area(page).click();
    await page.keyboard.type('Photosynthesis turns light.');
    await page.keyboard.press('ArrowLeft');
    const before = await area(page).boundingBox();
    release();
    await expect(area(page)).toHaveCount(0);
    await page.keyboard.type(' into food');
    await expect(box(page)).toHaveText('Photosynthesis turns light into food.');
    await expect(box(page)).toBeFocused();
    await expect(page.locator('.cm-content .level-mid').first()).toHaveText('Photosynthesis');
    const after = await page.locator('.cm-editor').boundingBox();
    expect(after).toEqual(before);
    // Keys half a second apart are undone apart.
    await expect(async () => {
      await page.keyboard.press('Control+z');
      await expect(page.locator('.cm-placeholder')).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);

story('a kept text stands before its editor, and does not move', async ({ page }) => {
  const text = 'Photosynthesis turns light into food.\n'.repeat(60);
  await page.goto('/de-jargonizer');
  await box(page).fill(text);
  await expect(page.locator('.cm-content .level-mid').first()).toBeVisible();
  const release = await holdEditor(page);
  await page.reload();
  await expect(area(page)).toHaveValue(text);
  const before = (await area(page).boundingBox())!;
  release();
  await expect(page.locator('.cm-content .level-mid').first()).toBeVisible();
  const after = (await page.locator('.cm-editor').boundingBox())!;
  expect(Math.abs(after.height - before.height)).toBeLessThan(2);
  expect(after.y).toBe(before.y);
});

story('a text is graded although the editor never comes', async ({ page }) => {
  await holdEditor(page);
  await page.goto('/de-jargonizer');
  await area(page).click();
  await page.keyboard.type('Photosynthesis turns light into food.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('button', { name: /^Photosynthesis, /u })).toBeVisible();
});

story('START keeps its place while the score and the counts come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/de-jargonizer');
  const top = async () =>
    Math.round((await page.getByRole('button', { name: 'START' }).boundingBox())!.y);
  const empty = await top();
  await box(page).click();
  await page.keyboard.insertText('Photosynthesis turns light into food.');
  await expect(page.getByText(/rare words? among/u)).toBeVisible();
  expect(await top()).toBe(empty);
});
