import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

/** A file in the analyser: opened in the box, graded as it is or as it was changed, and every way to part from it. */

const leaf = 'Photosynthesis turns light into food inside the chloroplasts.';
const textFile = (name: string, content: string | Buffer = leaf, mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(content as string),
});

const choose = (page: Page, ...file: Parameters<typeof textFile>) =>
  page.locator('input[type="file"]').setInputFiles([textFile(...file)]);

const drop = async (page: Page, name: string) => {
  const transfer = await page.evaluateHandle((called) => {
    const carried = new DataTransfer();
    carried.items.add(new File(['Every leaf does it.'], called, { type: 'text/plain' }));
    return carried;
  }, name);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
};

const box = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const start = (page: Page) => page.getByRole('button', { name: 'START' });
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const result = (page: Page, name: string) =>
  page.getByRole('region', { name: `Result${name && `: ${name}`}`, exact: true });
const alert = (page: Page) => page.getByRole('alert');
const asItIs = (page: Page) => page.getByText('Shown below as it is in the file.');
const changed = (page: Page) => page.getByText('Changed here: START grades the text below');
const isWhole = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0);
  await expect(start(page)).toBeVisible();
};
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

story.beforeEach(async ({ context, baseURL, page }) => {
  await agree(context, baseURL);
  await unfolded(context);
  await page.goto('/de-jargonizer');
  await choose(page, 'leaf.txt');
  await expect(remove(page, 'leaf.txt')).toBeVisible();
});

story('its text is in the box, coloured, and never left the device', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await choose(page, 'root.txt', 'Inside the chloroplasts.');
  await expect(box(page)).toContainText('Inside the chloroplasts.');
  await expect(page.getByRole('button', { name: /^chloroplasts, Rare/u })).toBeVisible();
  expect(sent).toEqual([]);
});

story('a Word document keeps its headings, lists and table rows as lines', async ({ page }) => {
  const answer = await page.request.post('/api/TextGrading/BuildYourOwnDeJargonizer');
  await choose(page, 'guide.docx', await answer.body());
  await expect(remove(page, 'guide.docx')).toBeVisible();
  await expect(box(page)).toContainText('De-Jargonizer');
  expect(await box(page).locator('.cm-line').count()).toBeGreaterThan(8);
});

story('untouched it is graded itself, changed as it stands in the box', async ({ page }) => {
  await expect(asItIs(page)).toBeVisible();
  await start(page).click();
  await expect(result(page, 'leaf')).toBeVisible();
  await box(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' More.');
  await expect(changed(page)).toBeVisible();
  await expect(page.getByText('The text has changed since.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(asItIs(page)).toBeVisible();
  await expect(page.getByText('The text has changed since.')).toHaveCount(0);
  await page.keyboard.insertText(' More.');
  await page.keyboard.press('Control+Enter');
  await expect(result(page, '')).toBeVisible();
  await expect(result(page, 'leaf')).toHaveCount(0);
});

story('removed, it is gone with its text, and the focus is on the text', async ({ page }) => {
  await remove(page, 'leaf.txt').click();
  await expect(page.getByText('leaf.txt')).toHaveCount(0);
  await expect(box(page)).not.toContainText('chloroplasts');
  await expect(box(page)).toBeFocused();
  await isWhole(page);
});

story('removed after a change, it leaves what was written', async ({ page }) => {
  await box(page).click();
  await page.keyboard.insertText('Mine. ');
  await remove(page, 'leaf.txt').click();
  await expect(page.getByText('leaf.txt')).toHaveCount(0);
  await expect(box(page)).toContainText('Mine.');
  await expect(box(page)).toBeFocused();
});

story('Clear takes it away, and it can be chosen again', async ({ page }) => {
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('leaf.txt')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await choose(page, 'leaf.txt');
  await expect(remove(page, 'leaf.txt')).toBeVisible();
  await expect(box(page)).toContainText('chloroplasts');
});

story(
  'another, chosen or dropped, takes its place, and Undo brings the text back',
  async ({ page }) => {
    await choose(page, 'root.txt', 'Roots drink.');
    await expect(remove(page, 'root.txt')).toBeVisible();
    await drop(page, 'stem.txt');
    await expect(remove(page, 'stem.txt')).toBeVisible();
    await expect(page.getByText('root.txt')).toHaveCount(0);
    await expect(box(page)).toContainText('Every leaf does it.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(box(page)).toContainText('Roots drink.');
    await expect(page.getByText('stem.txt')).toHaveCount(0);
    expect(await hasFocus(page)).toBe(true);
    await isWhole(page);
  },
);

story('of other kinds opens as the text that it holds, read on the device', async ({ page }) => {
  for (const [name, content] of [
    ['leaf.md', `# Leaves\n\n\`code\` ${leaf.replace('light', '*light* &amp;')}`],
    ['leaf.html', `<nav>Home</nav><p>${leaf.replace('light', '<b>light</b> &amp;')}</p>`],
    ['leaf.tex', `\\begin{document}${leaf.replace('light', '\\emph{light} \\&')}\\end{document}`],
    [
      'leaf.srt',
      `1\n00:00:01,000 --> 00:00:02,000\n${leaf.replace('light', '<i>light</i> &amp;')}`,
    ],
    ['leaf.rtf', `{\\rtf1 ${leaf.replace('light', '{\\b light} &')}}`],
  ] as const) {
    await choose(page, name, content);
    await expect(remove(page, name)).toBeVisible();
    await expect(box(page)).toContainText(leaf.replace('light', 'light &'));
    await expect(box(page)).not.toContainText(/Home|code|00:|emph|rtf1/u);
  }
});

story(
  'one that cannot be opened is said beside the button, in view, and nothing is lost',
  async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 600 });
    for (const [name, content, sentence] of [
      ['paper.doc', 'a', 'Only these files can be read: .txt, .docx, .pdf, '],
      ['paper.docx', '%PDF-1.7', 'but it is a PDF'],
      ['empty.txt', ' ', 'The file has no text.'],
    ] as const) {
      await choose(page, name, content);
      await expect(alert(page)).toContainText(sentence);
      await expect(alert(page)).toBeInViewport();
      await expect(alert(page).getByRole('button')).toHaveCount(0);
      await expect(box(page)).toContainText('chloroplasts');
      await expect(remove(page, 'leaf.txt')).toBeVisible();
    }
    await choose(page, 'root.txt', 'Roots drink.');
    await expect(alert(page)).toHaveCount(0);
  },
);

story(
  'opens without a connection, and its text is there after a reload',
  async ({ page, context }) => {
    await context.setOffline(true);
    await choose(page, 'root.txt', 'Roots drink.');
    await expect(box(page)).toContainText('Roots drink.');
    await start(page).click();
    // The help for words may have its own alert by then.
    const offline = alert(page).filter({ hasText: 'You are offline.' });
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    await offline.getByRole('button', { name: 'Try again' }).click();
    expect(await hasFocus(page)).toBe(true);
    await expect(result(page, 'root')).toBeVisible();
    await page.reload();
    await expect(box(page)).toContainText('Roots drink.');
    await expect(result(page, 'root')).toBeVisible();
    await expect(page.getByText('The text has changed since.')).toHaveCount(0);
  },
);

story('a link leads on with a file open, and Back leads back to its text', async ({ page }) => {
  await page.getByRole('link', { name: 'Instructions' }).first().click();
  await expect(page).toHaveURL(/instructions/u);
  await expect(page.getByRole('heading', { name: 'Oops!' })).toHaveCount(0);
  await page.goBack();
  await isWhole(page);
  await expect(box(page)).toContainText('chloroplasts');
});
