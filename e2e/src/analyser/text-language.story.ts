import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

/** The language of a text is told before its period; its writer can insist. */

const hebrew = 'החוקרים גילו דרך חדשה לרפא את המחלה.';
const english = 'The researchers found a new way to heal.';
const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const switched = (page: Page) =>
  page.getByText(
    'The text is in Hebrew, so Hebrew counts are used instead of English · 2012 - 2015.',
  );
const insisted = (page: Page) =>
  page.getByText('The text is in Hebrew and is read with other counts, as you chose.');
const insist = (page: Page) =>
  page.getByRole('button', { name: 'Use English · 2012 - 2015 all the same' });
const write = async (page: Page, text: string) => {
  await box(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
};

story.beforeEach(async ({ context, baseURL, page }) => {
  await agree(context, baseURL);
  await unfolded(context);
  await page.goto('/de-jargonizer?period=English2012_2015');
});

story('a Hebrew text gets Hebrew counts, and its writer is told', async ({ page }) => {
  await write(page, 'התא מתחלק');
  await expect(page.getByRole('button', { name: /General English/u })).toBeVisible();
  await write(page, hebrew);
  await expect(switched(page)).toBeVisible();
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText('Graded with General Hebrew')).toBeVisible();
  await write(page, english);
  await expect(switched(page)).toHaveCount(0);
});

story('insisting holds over a reload, and can be taken back', async ({ page }) => {
  await write(page, hebrew);
  await insist(page).click();
  await expect(insisted(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use the Hebrew counts' })).toBeFocused();
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText('Graded with General English')).toBeVisible();
  await page.reload();
  await expect(insisted(page)).toBeVisible();
  await page.getByRole('button', { name: 'Use the Hebrew counts' }).click();
  await expect(switched(page)).toBeVisible();
});

story('a period of another language than the text is not called unknown', async ({ page }) => {
  await write(page, hebrew);
  await expect(switched(page)).toBeVisible();
  await expect(page.getByText('There is no time period')).toHaveCount(0);
});

story('insisting is meant for one text, and forgotten with the next', async ({ page }) => {
  await write(page, hebrew);
  await insist(page).click();
  await expect(insisted(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await write(page, hebrew);
  await expect(switched(page)).toBeVisible();
  await insist(page).click();
  await expect(insisted(page)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (
    await chooser
  ).setFiles({ name: 'other.txt', mimeType: 'text/plain', buffer: Buffer.from(`${hebrew} שוב.`) });
  await expect(box(page)).toContainText('שוב');
  await expect(switched(page)).toBeVisible();
});

story('each file of a group has the counts of its own language', async ({ page }) => {
  await page.goto('/de-jargonizer/multiple-texts?period=English2012_2015');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (
    await chooser
  ).setFiles(
    Object.entries({ 'en.txt': english, 'he.txt': hebrew }).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  );
  await page.getByRole('button', { name: 'START' }).click();
  await expect(
    page.getByText('graded by the counts of its own: \u2068he.txt\u2069.'),
  ).toBeVisible();
  const row = page.getByRole('row', { name: /he\.txt/u });
  await expect(row).toContainText('86%');
  await insist(page).click();
  await expect(page.getByText('graded by it all the same, as you chose')).toBeVisible();
  await expect(row).toContainText('100%');
  await page.getByRole('button', { name: 'Grade each by its own language' }).click();
  await expect(page.getByText('graded by the counts of its own')).toBeVisible();
});
