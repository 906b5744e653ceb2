import type { Page } from '@playwright/test';

import { agree } from './agree.ts';
import { expect, story } from './story.ts';

/** A file on the analyser, and every way to part from it: the screen is never lost. */

const textFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from('Photosynthesis turns light into food inside the chloroplasts.'),
});

const choose = (page: Page, name: string) =>
  page.locator('input[type="file"]').setInputFiles([textFile(name)]);

const drop = async (page: Page, name: string) => {
  const transfer = await page.evaluateHandle((called) => {
    const carried = new DataTransfer();
    carried.items.add(new File(['Every leaf does it.'], called, { type: 'text/plain' }));
    return carried;
  }, name);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
};

const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const isWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'START' })).toBeVisible();
};

story.beforeEach(async ({ context, baseURL, page }) => {
  await agree(context, baseURL);
  await page.goto('/de-jargonizer');
  await choose(page, 'leaf.txt');
  await expect(remove(page, 'leaf.txt')).toBeVisible();
});

story('a file that is removed is gone, and the analyser stays', async ({ page }) => {
  await remove(page, 'leaf.txt').click();
  await expect(page.getByText('leaf.txt')).toHaveCount(0);
  await isWhole(page);
});

story('Clear takes the file away, and the analyser stays', async ({ page }) => {
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('leaf.txt')).toHaveCount(0);
  await isWhole(page);
});

story('another file, chosen or dropped, takes the place of the first', async ({ page }) => {
  await choose(page, 'root.txt');
  await expect(remove(page, 'root.txt')).toBeVisible();
  await isWhole(page);
  await drop(page, 'stem.txt');
  await expect(remove(page, 'stem.txt')).toBeVisible();
  await expect(page.getByText('root.txt')).toHaveCount(0);
  await isWhole(page);
});

story('a link leads on with a file chosen, and Back leads back', async ({ page }) => {
  await page.getByRole('link', { name: 'Instructions' }).first().click();
  await expect(page).toHaveURL(/instructions/u);
  await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0);
  await page.goBack();
  await isWhole(page);
});
