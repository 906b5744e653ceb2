import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';

/** The screen of many texts, its controls used in every order. */

const hard = 'Inside the chloroplasts, chlorophyll absorbs photons. ';
const plain = 'Every leaf turns light into food. ';
const file = (name: string, content = hard, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});
const csv = (content: string) => file('pairs.csv', content, 'text/csv');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const chooser = (page: Page) => page.getByLabel(/^(Choose files|Add more files)$/u);
const names = (page: Page) =>
  page.getByRole('table', { name: 'Results by file' }).locator('tbody bdi').allTextContents();
const hasNames = (page: Page, ...expected: readonly string[]) =>
  expect.poll(() => names(page)).toEqual(expected);
const hasFocus = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'))
    .not.toBe('BODY');

async function grade(page: Page) {
  await button(page, /^(START|Grade again)$/u).click();
  await expect(button(page, 'Download Results.csv')).toBeVisible();
}

async function sort(page: Page, column: string, ...expected: readonly string[]) {
  await page.getByRole('columnheader', { name: column }).getByRole('button').click();
  await hasNames(page, ...expected);
}

story.beforeEach(async ({ context, baseURL, page }) => {
  await agree(context, baseURL);
  await page.goto('/de-jargonizer/multiple-texts');
});

story(
  'texts are chosen, left out, removed and chosen again, and the focus stays',
  async ({ page }) => {
    await button(page, 'START').click();
    await expect(page.getByRole('alert')).toHaveText('Choose at least one file.');
    await chooser(page).setInputFiles([file('b.txt'), file('a.png'), file('a.txt', plain)]);
    await expect(page.getByRole('alert')).toContainText('a.png was left out.');
    await hasNames(page, 'b.txt', 'a.txt');
    await grade(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await button(page, 'Remove b.txt').click();
    await hasNames(page, 'a.txt');
    await expect(button(page, 'Remove a.txt')).toBeFocused();
    await expect(button(page, 'Download Results.csv')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(chooser(page)).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await hasFocus(page);
    await chooser(page).setInputFiles([file('b.txt'), file('b.doc')]);
    await button(page, 'Remove all').click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await hasFocus(page);
    await chooser(page).setInputFiles([file('b.txt')]);
    await grade(page);
    await hasNames(page, 'b.txt');
  },
);

story('a folder is chosen, files are dropped, and same names are told apart', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-course-'));
  for (const round of ['one', 'two']) {
    await mkdir(join(folder, round));
    await writeFile(join(folder, round, 'essay.txt'), hard);
  }
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose a folder').click();
  await (await choosing).setFiles(folder);
  const top = folder.split('/').at(-1)!;
  await expect
    .poll(async () => (await names(page)).toSorted())
    .toEqual([`${top}/one/essay.txt`, `${top}/two/essay.txt`]);
  const carried = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Every leaf.'], 'dropped.txt', { type: 'text/plain' }));
    return transfer;
  });
  await page.dispatchEvent('body', 'dragover', { dataTransfer: carried });
  await expect(page.getByText('Drop', { exact: false }).first()).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
  await expect.poll(async () => (await names(page)).at(-1)).toBe('dropped.txt');
  await grade(page);
  await expect(page.getByRole('rowheader', { name: 'All 3 texts' })).toBeVisible();
  await rm(folder, { recursive: true });
});

story('each column sorts both ways and back, and a reload keeps the way', async ({ page }) => {
  const three = [
    file('student10.txt', plain.repeat(3)),
    file('student2.txt', hard),
    file('Student1.txt', `${plain}${hard}${plain}${plain}`),
  ];
  await chooser(page).setInputFiles(three);
  await grade(page);
  const asTheyCame = ['student10.txt', 'student2.txt', 'Student1.txt'];
  const plainest = ['student2.txt', 'Student1.txt', 'student10.txt'];
  for (const [column, ascending] of [
    ['File', ['Student1.txt', 'student2.txt', 'student10.txt']],
    ['Common', plainest],
    ['Rare', plainest.toReversed()],
    ['Score', plainest],
    ['Words', ['student2.txt', 'student10.txt', 'Student1.txt']],
  ] as const) {
    await sort(page, column, ...ascending);
    await sort(page, column, ...ascending.toReversed());
    await sort(page, column, ...asTheyCame);
  }
  await sort(page, 'File', 'Student1.txt', 'student2.txt', 'student10.txt');
  await page.reload();
  await expect(page).toHaveURL(/sort=name/u);
  await chooser(page).setInputFiles(three);
  await hasNames(page, 'Student1.txt', 'student2.txt', 'student10.txt');
});

story(
  'a text opens coloured, closes where it was opened, and a reload says what is gone',
  async ({ page, context }) => {
    await chooser(page).setInputFiles([file('a.txt', plain), file('b.txt')]);
    await grade(page);
    await page.getByRole('link', { name: 'b.txt' }).click();
    await expect(page.getByRole('heading', { name: 'b.txt' })).toBeFocused();
    await expect(page.locator('article .rare').first()).toHaveText('chloroplasts');
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await expect(page.getByRole('link', { name: 'b.txt' })).toBeFocused();
    await page.goBack();
    await expect(page.locator('article .rare').first()).toBeVisible();
    await page.getByRole('link', { name: 'Instructions' }).first().click();
    await expect(page).toHaveURL(/instructions/u);
    await page.goBack();
    await expect(page.locator('article .rare').first()).toHaveText('chloroplasts');
    await context.setOffline(true);
    await page.goBack();
    await page.getByRole('link', { name: 'a.txt' }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    await context.setOffline(false);
    await button(page, 'Try again').click();
    await expect(page.locator('article')).toContainText(plain.trim());
    await page.reload();
    await expect(page.getByText('This text is no longer here')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await expect(chooser(page)).toHaveCount(1);
  },
);

story('whoever leaves and comes back finds files, results and pairs', async ({ page }) => {
  await chooser(page).setInputFiles([file('a.txt', plain), file('b.txt')]);
  await grade(page);
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL(/about/u);
  await page.getByRole('link', { name: 'Multiple Texts' }).first().click();
  await hasNames(page, 'a.txt', 'b.txt');
  await expect(button(page, 'Download Results.csv')).toBeVisible();
  await page.getByRole('link', { name: 'Before and after' }).click();
  await page.goBack();
  await hasNames(page, 'a.txt', 'b.txt');
});

story(
  'without a connection it says so, and grades when there is one',
  async ({ page, context }) => {
    await chooser(page).setInputFiles([file('a.txt')]);
    await context.setOffline(true);
    await button(page, 'START').click();
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    await context.setOffline(false);
    await button(page, 'Try again').click();
    await expect(button(page, 'Download Results.csv')).toBeVisible();
    await hasFocus(page);
  },
);

const before = (page: Page) => page.getByLabel(/^(Choose the|Add) ‘before’ texts$/u);
const after = (page: Page) => page.getByLabel(/^(Choose the|Add) ‘after’ texts$/u);
const pairs = (page: Page) => page.getByRole('region', { name: 'Pairs' });
const leftOut = (page: Page) => page.getByRole('region', { name: 'Left out' });
const compared = (page: Page, sentence: string) =>
  expect(page.getByText(sentence, { exact: true })).toBeVisible();

story('rounds are paired by name, by hand and by a CSV, parted and compared', async ({ page }) => {
  await page.getByRole('link', { name: 'Before and after' }).click();
  await button(page, 'START').click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await before(page).setInputFiles([
    file('maya_before.txt'),
    file('noam_before.txt'),
    file('x.txt'),
  ]);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await after(page).setInputFiles([
    file('maya_after.txt', plain),
    file('noam_after.txt', plain),
    file('y.txt', plain),
  ]);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await compared(page, '2 students have a text in both rounds.');
  await page.getByLabel('Partner of x.txt').selectOption('y.txt');
  await compared(page, '3 students have a text in both rounds.');
  await hasFocus(page);
  await page.getByText('Which texts are paired').click();
  await button(page, 'Undo the pair of maya').click();
  await expect(leftOut(page)).toContainText('Its pair was undone.');
  await hasFocus(page);
  await button(page, 'START').click();
  await compared(page, '2 students compared');
  await pairs(page)
    .getByLabel('Pair by a CSV')
    .setInputFiles([csv('before,after\nmaya_before.txt,maya_after.txt\nnobody.txt,y.txt\n')]);
  await expect(pairs(page)).toContainText('The table made one pair.');
  await expect(pairs(page)).toContainText('nobody.txt');
  await compared(page, 'One new pair is not compared yet.');
  await button(page, 'Compare again').click();
  await compared(page, '3 students compared');
  await button(page, 'Pair by name again').click();
  await hasFocus(page);
  await compared(page, '2 students have a text in both rounds.');
  await pairs(page)
    .getByLabel('Pair by a CSV')
    .setInputFiles([csv('nothing\nhere\n')]);
  await expect(page.getByRole('alert')).toContainText('This is no table');
  for (const [name, suggested] of [
    ['Download Comparison.csv', 'Comparison.csv'],
    ['Download the statistics (CSV)', 'Comparison statistics.csv'],
    ['Download the report (Word)', 'Comparison.docx'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await button(page, name).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(suggested);
    expect((await readFile(await download.path())).length).toBeGreaterThan(100);
  }
  await button(page, 'Remove the ‘after’ texts').click();
  await hasFocus(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('students compared')).toHaveCount(0);
  await page.getByRole('link', { name: 'How to cite' }).first().click();
  await expect(page).toHaveURL(/how-to-cite/u);
  await page.goBack();
  await expect(page.getByText(/^3 files/u)).toBeVisible();
});
