import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

/** The versions of a text, used in every order. */

const hard = 'The chloroplasts utilize photons.';
const plain = 'The leaves use light.';

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const card = (page: Page) => page.getByRole('region', { name: 'Versions' });
const rows = (page: Page) =>
  card(page)
    .getByRole('listitem')
    .filter({ has: page.locator('details') });
const button = (page: Page, name: string) => card(page).getByRole('button', { name });
const undo = (page: Page) => button(page, 'Undo');
const says = (page: Page, sentence: string) => expect(card(page)).toContainText(sentence);

async function write(page: Page, words: string) {
  await box(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(words);
}

async function start(page: Page) {
  const answered = page.waitForResponse('**/api/TextGrading/Grade');
  await page.getByRole('button', { name: 'START' }).click();
  await answered;
}

/** A hard text that START kept, and a plain one in its place. */
async function begin(page: Page) {
  await page.goto('/de-jargonizer');
  await write(page, hard);
  await start(page);
  await expect(rows(page)).toHaveCount(1);
  await write(page, plain);
  await expect(card(page).getByRole('img')).toHaveAccessibleName(
    /^Score from version to version: \d+; now 100\.$/u,
  );
}

/** Unfolds a version, again if the list was drawn anew meanwhile. */
const open = (page: Page, name: string) =>
  expect(async () => {
    const restore = button(page, `Restore ${name}`);
    if (!(await restore.isVisible())) await card(page).getByText(name, { exact: true }).click();
    await expect(restore).toBeVisible({ timeout: 1000 });
  }).toPass();

story.beforeEach(async ({ context, baseURL }) => {
  await agree(context, baseURL);
  await unfolded(context);
});

story('START keeps one, the button another, and none is kept twice', async ({ page }) => {
  await begin(page);
  await start(page);
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'Keep this version').click();
  await says(page, 'This text is kept already, as “Version 2”.');
  await write(page, `${plain} Yes.`);
  await button(page, 'Keep this version').click();
  await says(page, 'Kept as “Version 3”.');
  await expect(rows(page).first()).toContainText('Version 3');
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
});

story('one says what is no longer marked, takes a name, and keeps it', async ({ page }) => {
  await begin(page);
  await open(page, 'Version 1');
  await expect(rows(page)).toContainText('chloroplasts');
  await says(page, 'words are no longer marked');
  await card(page).getByRole('textbox', { name: 'Name' }).fill('For colleagues');
  await page.keyboard.press('Enter');
  await expect(card(page).locator('summary')).toContainText('For colleagues');
  await page.reload();
  await expect(card(page).locator('summary')).toContainText('For colleagues');
});

story('two are compared, with the keyboard alone', async ({ page }) => {
  await begin(page);
  await start(page);
  await expect(rows(page)).toHaveCount(2);
  await write(page, 'The leaves use the sun.');
  await open(page, 'Version 1');
  await button(page, 'Compare Version 1').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Two versions compared' });
  await expect(dialog.locator('del').last()).toHaveText('chloroplasts utilize photons');
  await expect(dialog.locator('ins').last()).toHaveText('leaves use the sun');
  await expect(dialog).toContainText(/Score \d+ → 100/u);
  await dialog.getByLabel('To').selectOption('Version 2');
  await expect(dialog.locator('ins').last()).toHaveText('leaves use light');
  await dialog.getByLabel('From').selectOption('Version 2');
  await expect(dialog).toContainText('The two texts have the same words.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Compare Version 1')).toBeFocused();
});

story('a restored one loses nothing, and is undone', async ({ page }) => {
  await begin(page);
  await open(page, 'Version 1');
  await button(page, 'Restore Version 1').click();
  await expect(box(page)).toContainText(hard);
  await says(page, '“Version 1” is your text again. What was here is kept as “Version 2”.');
  await expect(page.getByText('The text has changed since.')).toHaveCount(0);
  await undo(page).click();
  await expect(box(page)).toContainText(plain);
  await says(page, 'It is as it was.');
  await button(page, 'Restore Version 1').click();
  await box(page).press('End');
  await page.keyboard.insertText(' More.');
  await expect(undo(page)).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await open(page, 'Version 2');
  await button(page, 'Restore Version 2').click();
  await expect(box(page)).toContainText(plain);
  await says(page, 'What was here is kept as “Version 3”.');
});

story('one is deleted, and all are, and come back', async ({ page }) => {
  await begin(page);
  await button(page, 'Keep this version').click();
  await open(page, 'Version 1');
  await button(page, 'Delete Version 1').click();
  await says(page, '“Version 1” is deleted.');
  await expect(rows(page)).toHaveCount(1);
  await expect(card(page)).toBeFocused();
  await undo(page).click();
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'Delete all versions').click();
  await expect(rows(page)).toHaveCount(0);
  await undo(page).click();
  await expect(rows(page)).toHaveCount(2);
  await button(page, 'Delete all versions').click();
  await page.reload();
  await expect(box(page)).toContainText(plain);
  await expect(button(page, 'Keep this version')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(undo(page)).toHaveCount(0);
});

story('Clear takes them with the text, and Undo brings them back with it', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(rows(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('analyser.versions'))).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page)).toContainText(plain);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  await write(page, 'Another text.');
  await expect(rows(page)).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Keep this version')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

story('a text emptied by hand can be had again', async ({ page }) => {
  await begin(page);
  await write(page, '');
  await page.keyboard.press('Backspace');
  await expect(box(page)).toHaveText(/Write or paste/u);
  await open(page, 'Version 1');
  await button(page, 'Restore Version 1').click();
  await expect(box(page)).toContainText(hard);
  await says(page, '“Version 1” is your text again.');
  await undo(page).click();
  await expect(box(page)).toHaveText(/Write or paste/u);
});

story('they work without a connection, and each tab has its own', async ({ page, context }) => {
  await begin(page);
  await context.setOffline(true);
  await button(page, 'Keep this version').click();
  await says(page, 'Kept as “Version 2”.');
  await open(page, 'Version 1');
  await button(page, 'Restore Version 1').click();
  await expect(box(page)).toContainText(hard);
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto('/de-jargonizer');
  await expect(rows(other)).toHaveCount(2);
  await other.getByRole('button', { name: 'Delete all versions' }).click();
  await expect(rows(other)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

story('a browser without room says so, and changes nothing', async ({ page }) => {
  await begin(page);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'analyser.versions') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await button(page, 'Keep this version').click();
  await says(page, 'Your browser has no more room');
  await open(page, 'Version 1');
  await button(page, 'Restore Version 1').click();
  await says(page, 'nothing was changed');
  await expect(box(page)).toContainText(plain);
  await expect(rows(page)).toHaveCount(1);
});
