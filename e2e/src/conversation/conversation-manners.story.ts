import { readFile } from 'node:fs/promises';

import { agree } from '../support/agree.ts';
import { plans, stepsOf } from './conversation-plans.ts';
import { chat, finish, log, open, settled } from './converse.ts';
import { expect, story } from '../support/story-fixtures.ts';

const text = (about: string) =>
  `We study ${about} because many families depend on it. Our team measured it in forty homes over two years. The result was clear: it fell by a third. We asked everyone before we began. We do not yet know whether this holds in other towns.`;

const row = (cell: string, words: readonly string[]) =>
  `<tr>${words.map((word) => `<${cell} scope="col">${word}</${cell}>`).join('')}</tr>`;

story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

story('messages come one second apart, and the box waits for the last', async ({ page }) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    new MutationObserver((changes) => {
      const isNew = changes.some(({ addedNodes }) =>
        [...addedNodes].some(({ nodeName }) => nodeName === 'LI'),
      );
      if (isNew && document.querySelector('[role=log] li')) times.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/half-life');
  await settled(page, 2);
  const [first = 0, second = 0, third = 0] = await page.evaluate(
    () => (globalThis as unknown as { times: number[] }).times,
  );
  expect(second - first).toBeGreaterThan(950);
  expect(third - second).toBeGreaterThan(950);
});

story.describe('without motion', () => {
  story.use({ reducedMotion: 'reduce' } as object);

  story(
    'a draft survives a reload, is cleared and brought back; nothing empty is sent',
    async ({ page }) => {
      await open(page, 'en', '/half-life');
      const box = page.getByLabel(chat.en.answer);
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.insertText('  Dana of the long draft');
      await page.reload();
      await expect(box).toHaveValue('  Dana of the long draft');
      await expect(page.getByText('5 words', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(box).toHaveValue('');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(box).toHaveValue('  Dana of the long draft');
      await expect(log(page).getByRole('listitem')).toHaveCount(3);
    },
  );

  story('an option clicked twice is sent once', async ({ page }) => {
    let sent = 0;
    await open(page, 'en', '/persuasion-rhetorics');
    page.on('request', (request) => (sent += request.url().endsWith('/api/Persuasive') ? 1 : 0));
    await log(page)
      .getByRole('button', { name: /General/u })
      .dblclick();
    await settled(page, 4);
    expect(sent).toBe(1);
    await expect(log(page).getByText('General audience', { exact: true })).toHaveCount(1);
  });

  story(
    'a message that cannot be sent stays, can be changed, and goes through a reload',
    async ({ page, context }) => {
      await open(page, 'en', '/ethics');
      await context.setOffline(true);
      await page.keyboard.insertText(text('drinking water'));
      await page.keyboard.press('Shift+Enter');
      await expect(page.getByRole('alert')).toContainText('offline');
      await expect(log(page)).toContainText('drinking water');
      await page.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(page.getByRole('alert')).toContainText('offline');
      await expect(page.getByLabel(chat.en.answer)).toBeFocused();
      await page.keyboard.insertText('Also the wells.');
      await page.getByRole('button', { name: 'Edit message' }).press('Enter');
      await expect(page.getByLabel(chat.en.answer)).toBeFocused();
      await expect(page.getByLabel(chat.en.answer)).toHaveValue(
        `${text('drinking water')}\n\nAlso the wells.`,
      );
      await page.getByRole('button', { name: chat.en.send }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await context.setOffline(false);
      await page.reload();
      await settled(page, 4);
      await expect(log(page)).toContainText('one or two ways');
    },
  );

  story(
    'whoever has gone up to read is left there, and led to the newest when they wish',
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await open(page, 'en', '/half-life');
      for (const words of ['Dana', '3']) {
        await page.keyboard.insertText(words);
        await page.keyboard.press('Shift+Enter');
        await settled(page, words === '3' ? 6 : 4);
      }
      let answer: (() => void) | null = null;
      await page.route('**/api/HalfLife', async (route) => {
        await new Promise<void>((resolve) => (answer = resolve));
        await route.continue();
      });
      await page.keyboard.insertText(text('rice'));
      await page.keyboard.press('Shift+Enter');
      await expect.poll(() => answer !== null).toBe(true);
      const place = () => page.evaluate(() => window.scrollY);
      const newest = await place();
      await page.mouse.wheel(0, -400);
      await expect.poll(place).toBe(newest - 400);
      const before = await place();
      answer!();
      await settled(page, 9);
      expect(await place()).toBe(before);
      const asked = page.getByText('Now the same in about 60 words');
      await expect(asked).toBeAttached();
      // The list of checks arrives after the messages, and moves what is under them.
      await expect(page.locator('[data-check]').first()).toBeAttached();
      await page.getByRole('button', { name: 'Newest message' }).click();
      await expect(asked).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Newest message' })).toHaveCount(0);
    },
  );

  story(
    'a table of the coach splits no word at 360 pixels, and is scrolled by keyboard where it is too wide',
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const columns = [
        'Text',
        'Key words',
        'Different',
        'Words a sentence',
        'Abbreviations',
        'Score',
      ];
      const table = `<table><caption>Through the texts</caption><thead>${row('th', columns)}</thead><tbody>${row('td', columns)}</tbody></table>`;
      await page.route('**/api/Ethics', (route) =>
        route.fulfill({
          json: {
            messages: [{ Id: 'a', Text: table, IsStudent: false }],
            updatedHistory: { currentStage: 1, taskId: '', isResearch: false },
          },
        }),
      );
      await page.goto('/ethics');
      await settled(page);
      const box = log(page).getByRole('region', { name: 'Through the texts' });
      await box.focus();
      await expect(box).toBeFocused();
      const lines = await log(page)
        .getByRole('columnheader', { name: 'Abbreviations' })
        .evaluate((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getClientRects().length;
        });
      expect(lines).toBe(1);
      const isOver = await page.evaluate(() => document.documentElement.scrollWidth > 360);
      expect(isOver).toBe(false);
    },
  );

  story(
    'what was said in another tab is not overwritten, and is loaded',
    async ({ page, context }) => {
      await open(page, 'en', '/half-life');
      const other = await context.newPage();
      await open(other, 'en', '/half-life');
      await page.bringToFront();
      await page.getByLabel(chat.en.answer).fill('Dana');
      await page.keyboard.press('Shift+Enter');
      await settled(page, 4);
      await expect(other.getByText('This conversation went on in another tab.')).toBeInViewport();
      await other.bringToFront();
      await other.getByLabel(chat.en.answer).fill('Noa');
      await other.keyboard.press('Shift+Enter');
      await expect(other.getByText('Cannot be sent yet')).toBeVisible();
      await other.getByRole('button', { name: 'Load it here' }).press('Enter');
      await expect(log(other)).toContainText('Dana');
      await expect(other.getByLabel(chat.en.answer)).toBeFocused();
      await expect(other.getByLabel(chat.en.answer)).toHaveValue('Noa');
      await expect(other.getByText('This conversation went on in another tab.')).toHaveCount(0);
    },
  );

  story('a finished conversation is saved as a Word document', async ({ page }) => {
    const ethics = plans.find(({ path }) => path === '/ethics')!;
    await open(page, 'he', ethics.path);
    await expect(page.getByRole('button', { name: 'הורדה (Word)' })).toHaveCount(0);
    await finish(page, 'he', stepsOf(ethics, 'he'));
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'הורדה (Word)' }).press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^אתיקה \d{4}-\d\d-\d\d\.docx$/u);
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  story('Restart asks first, begins anew, and leaves the keyboard in the box', async ({ page }) => {
    await open(page, 'he', '/persuasion-rhetorics');
    await page.keyboard.insertText('2');
    await page.keyboard.press('Shift+Enter');
    await settled(page, 4);
    await page.getByRole('button', { name: chat.he.restart }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'להתחיל מחדש' }).press('Enter');
    await settled(page, 2);
    await expect(log(page)).not.toContainText('אתם:');
    await expect(page.getByLabel(chat.he.answer)).toBeFocused();
  });
});
