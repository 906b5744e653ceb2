import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

const release =
  'Photosynthesis turns light into food. Inside the chloroplasts, chlorophyll absorbs photons. We can’t see it, but every leaf does it.';

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.insertText(text);
};

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

story.beforeEach(async ({ context, baseURL }) => {
  await agree(context, baseURL);
  await unfolded(context);
});

story('a text is coloured while it is typed, and nothing of it is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.goto('/de-jargonizer');
  await write(page, release);
  await expect(page.getByText(/^20 words/u).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^chloroplasts, Rare/u })).toBeVisible();
  expect(sent).toEqual([]);
});

story(
  'START grades on the server, and the result can be downloaded as a Word document',
  async ({ page }) => {
    await page.goto('/de-jargonizer');
    await write(page, release);
    await page.keyboard.press('Control+Enter');
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toBeVisible();
    await expect(page.getByRole('table', { name: 'Words of the text by level' })).toBeVisible();
    await expect(
      page.getByText('Graded with General English (subtitles, books, web).'),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: 'Result scale' })).toBeVisible();
    const coming = page.waitForEvent('download');
    await result.getByRole('button', { name: 'Download' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('Article - Result.docx');
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  },
);

story(
  'the text survives a reload and a dead server, and can be graded when it is back',
  async ({ page }) => {
    await page.goto('/de-jargonizer');
    await write(page, release);
    await expect(page.getByRole('button', { name: /^chloroplasts/u })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText(
      'chlorophyll absorbs',
    );
    await page.route('**/api/TextGrading/Grade', (route) => route.abort());
    await page.getByRole('button', { name: 'START' }).click();
    await expect(page.getByRole('alert')).toContainText(/cannot be reached|could not/u);
    await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText(
      'chlorophyll absorbs',
    );
    await page.unroute('**/api/TextGrading/Grade');
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  },
);

story(
  'copying and typing over coloured text keep to the policy of the site',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/content security policy/iu.test(message.text())) refused.push(message.text());
    });
    await page.goto('/de-jargonizer');
    await write(page, release);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'Copy coloured text' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Your text' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Leaves eat light.');
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveText('Leaves eat light.');
    expect(refused).toEqual([]);
  },
);

story('Clear can be undone', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await write(page, release);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).not.toContainText('chlorophyll');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('chlorophyll');
});

story('twenty files become one table and a CSV', async ({ page }) => {
  await page.goto('/de-jargonizer/multiple-texts');
  const files = Array.from({ length: 20 }, (_, index) => ({
    name: `student ${index + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(`${release} Text number ${index + 1}.`),
  }));
  await page.locator('input[type="file"]').setInputFiles(files);
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText('All 20 files are done.')).toBeVisible({ timeout: 30_000 });
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Results.csv' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Results.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  expect(csv.trim().split('\n')).toHaveLength(21);
  expect(csv).toContain('student 20.txt');
});

story('a Hebrew text is graded from right to left', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await write(page, 'החוקרים גילו שהצמחים סופגים אור ויוצרים ממנו סוכר בתוך הכלורופלסטים.');
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText('General Hebrew', { exact: false }).first()).toBeVisible();
  await expect(page.locator('[dir="rtl"]').first()).toBeVisible();
});

story('a refined reading leaves a name alone, and stands in the address', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await write(page, 'We met Rakedzon to talk about the theory of chloroplasts.');
  const name = page.getByRole('button', { name: /^Rakedzon, Rare/u });
  await expect(name).toBeVisible();
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('switch', { name: 'Refined reading' }).press('Space');
  await expect(page).toHaveURL(/method=refined/u);
  await expect(name).toBeHidden();
  await page.getByRole('button', { name: '1 name left alone' }).click();
  await expect(page.getByText('Read as a name, so it is left alone.').first()).toBeVisible();
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText(/^Refined reading: do not compare/u)).toBeVisible();
  await page.getByRole('switch', { name: 'Refined reading' }).press('Space');
  await expect(page).not.toHaveURL(/method/u);
  await expect(name).toBeVisible();
});

story('an empty box offers samples, and one of them both ways', async ({ page }) => {
  await page.goto('/de-jargonizer');
  const text = page.getByRole('textbox', { name: 'Your text' });
  const offer = page.getByRole('group', { name: /Look at a sample/u });
  await offer.getByRole('button', { name: 'Lay summary' }).click();
  await expect(text).toContainText('ozone');
  await expect(offer).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await offer.getByRole('button', { name: 'Before and after' }).click();
  await expect(text).toContainText('Antimicrobial');
  await page.getByRole('button', { name: 'Show it said plainly' }).click();
  await expect(text).toContainText('no longer kill them');
  await text.press('Control+End');
  await page.keyboard.type(' Mine.');
  await expect(page.getByText('This is the same, said plainly.')).toHaveCount(0);
});

story('Back leaves the page, whatever was chosen on it', async ({ page }) => {
  await page.goto('/de-jargonizer/about');
  await page.getByRole('link', { name: 'De-Jargonizer' }).first().click();
  await write(page, release);
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('switch', { name: 'Refined reading' }).press('Space');
  await expect(page).toHaveURL(/method=refined/u);
  await page.goBack();
  await expect(page).toHaveURL(/about$/u);
});

story('Clear is undone with the result', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await write(page, release);
  await page.keyboard.press('Control+Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(result).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(result).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('chloroplasts');
  await page.reload();
  await expect(result).toBeVisible();
});

story('Ctrl+Enter on a button grades the text and leaves the button alone', async ({ page }) => {
  await page.goto('/de-jargonizer');
  await write(page, release);
  await page.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toContainText('chloroplasts');
});

story('texts from before and after are paired, compared and saved as a table', async ({ page }) => {
  const plain = 'The leaf turns light into food. Every plant does it.';
  await page.goto('/de-jargonizer/multiple-texts');
  await page.getByRole('link', { name: 'Before and after' }).click();
  await page
    .getByLabel('Choose the ‘before’ texts')
    .setInputFiles([
      textFile('maya.txt', release),
      textFile('=noam.txt', release),
      textFile('lea.txt', plain),
    ]);
  await page
    .getByLabel('Choose the ‘after’ texts')
    .setInputFiles([textFile('Maya.txt', plain), textFile('=noam.txt', plain)]);
  await expect(page.getByText('2 students have a text in both rounds.')).toBeVisible();
  await page.getByRole('button', { name: 'START' }).click();
  await expect(page.getByText('2 students compared')).toBeVisible();
  await expect(page.getByRole('row', { name: /^maya −/u })).toBeVisible();
  await expect(page.getByText('Before · No file after bears this name.')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Comparison.csv' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('Comparison.csv');
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(4);
  expect(csv).toContain('"\'=noam"');
  const statistics = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the statistics (CSV)' }).click();
  const tidy = await statistics;
  expect(tidy.suggestedFilename()).toBe('Comparison statistics.csv');
  const rows = (await readFile(await tidy.path(), 'utf8')).trim().split('\r\n');
  expect(rows.map((row) => row.split(',')[0])).toEqual([
    '"measure"',
    '"rare_share_percent"',
    '"score"',
  ]);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Grade many texts at once.' })).toBeVisible();
});

story('on a phone nothing hides beside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/de-jargonizer',
    '/de-jargonizer/multiple-texts',
    '/de-jargonizer/multiple-texts?view=compare',
    '/de-jargonizer/about',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
