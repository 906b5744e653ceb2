import type { Browser, Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';

const text =
  'We found angiogenesis in the mice. The odds ratio was low. Doctors alleviate pain with chloroplasts.';

/** Writes a text in the analyser, asks readers of it, and gives the two links. */
async function askReaders(page: Page, baseURL: string) {
  await agree(page.context(), baseURL);
  await page.goto('/de-jargonizer');
  await page.getByRole('textbox', { name: 'Your text' }).click();
  await page.keyboard.insertText(text);
  await page.getByRole('button', { name: 'Ask readers' }).click();
  await page.getByLabel('Who asks?').fill('Ruth');
  await page.getByRole('button', { name: 'Add a question for readers' }).click();
  await page.getByLabel('What should a reader know afterwards?').fill('What was found?');
  await page.getByLabel(/^The answer you expect/).fill('New vessels');
  await page.getByRole('button', { name: 'Make the links' }).click();
  return {
    readers: await page.getByRole('textbox', { name: 'For readers' }).inputValue(),
    results: await page.getByRole('textbox', { name: 'For you: the results' }).inputValue(),
  };
}

/** Opens the link as somebody who was never here. */
async function come(browser: Browser, link: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 } });
  const page = await context.newPage();
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Please read this text' }),
  ).toBeVisible();
  return page;
}

const word = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const sent = (page: Page) => page.getByLabel('The code of your answer', { exact: true });

async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(sent(page)).toBeVisible();
  return sent(page).inputValue();
}

for (const width of [390, 1440])
  story(
    `at ${width} px, a writer asks, five readers answer, and the writer sees what they marked`,
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      const links = await askReaders(page, baseURL!);

      const first = await come(browser, links.readers, width);
      await word(first, 'angiogenesis').click();
      await word(first, 'chloroplasts').click();
      await first.getByRole('button', { name: 'Next' }).click();
      await first.getByLabel('What was found?').fill('Something in mice');
      await first.getByLabel('4', { exact: true }).check();
      await send(first);
      expect(await first.context().cookies()).toEqual([]);

      // By keyboard alone: to the text by Tab, a phrase, a word of the next sentence, and on to the end.
      const second = await come(browser, links.readers, width);
      for (let stops = 0; stops < 12; stops += 1) {
        await second.keyboard.press('Tab');
        if (await second.evaluate(() => document.activeElement?.hasAttribute('data-word'))) break;
      }
      await second.keyboard.press('ArrowDown');
      await second.keyboard.press('ArrowRight');
      await second.keyboard.press('Shift+ArrowRight');
      await expect(word(second, 'ratio')).toHaveAttribute('aria-pressed', 'true');
      await second.keyboard.press('ArrowDown');
      await second.keyboard.press('ArrowRight');
      await second.keyboard.press('Space');
      await expect(second.getByRole('button', { name: 'Take back: alleviate' })).toBeVisible();
      for (const name of ['Take back: odds ratio', 'Take back: alleviate', 'Next']) {
        await second.keyboard.press('Tab');
        await expect(second.getByRole('button', { name })).toBeFocused();
      }
      await second.keyboard.press('Enter');
      await expect(second.getByRole('heading', { name: 'A few questions' })).toBeFocused();
      await second.keyboard.press('Tab');
      await second.keyboard.type('Vessels');
      for (let stops = 0; stops < 4; stops += 1) {
        await second.keyboard.press('Tab');
        if (
          await second
            .getByRole('button', { name: 'Send' })
            .evaluate((it) => it === document.activeElement)
        )
          break;
      }
      await second.keyboard.press('Enter');
      await expect(sent(second)).toBeVisible();

      // Loses the connection and reloads before that: nothing is lost.
      const third = await come(browser, links.readers, width);
      await word(third, 'angiogenesis').click();
      await third.reload();
      await expect(word(third, 'angiogenesis')).toHaveAttribute('aria-pressed', 'true');
      await third.getByRole('button', { name: 'Next' }).click();
      await third.context().setOffline(true);
      await third.getByRole('button', { name: 'Send' }).click();
      await expect(third.getByText(/Your answer waits on this device/)).toBeVisible();
      await third.context().setOffline(false);
      await expect(sent(third)).toBeVisible();

      const fourth = await come(browser, links.readers, width);
      await fourth.getByRole('button', { name: 'I knew every word' }).click();
      const code = await send(fourth);

      await page.goto(links.results);
      await expect(page.getByText(/^4 readers have answered\./)).toBeVisible();

      // A phrase by selecting it with the mouse.
      const fifth = await come(browser, links.readers, width);
      await word(fifth, 'odds').evaluate((it) => it.scrollIntoView({ block: 'center' }));
      const [from, to] = [
        await word(fifth, 'odds').boundingBox(),
        await word(fifth, 'ratio').boundingBox(),
      ];
      await fifth.mouse.move(from!.x + 1, from!.y + from!.height / 2);
      await fifth.mouse.down();
      await fifth.mouse.move(to!.x + to!.width - 1, to!.y + to!.height / 2, { steps: 5 });
      await fifth.mouse.up();
      await expect(fifth.getByRole('button', { name: 'Take back: odds ratio' })).toBeVisible();
      await fifth.getByRole('button', { name: 'Next' }).click();
      await send(fifth);

      await page.reload();
      await expect(page.getByRole('row', { name: /^angiogenesis/ })).toContainText('2 of 5');
      await expect(page.getByRole('row', { name: /^odds/ })).toContainText('2 of 5');
      await expect(page.getByRole('listitem').filter({ hasText: 'Vessels' })).toBeVisible();

      // It comes back to the text, which has been edited since.
      await page.goto('/de-jargonizer');
      const box = page.getByRole('textbox', { name: 'Your text' });
      await box.press('ControlOrMeta+Home');
      await page.keyboard.insertText('Again and again, ');
      await page.reload();
      await page.getByRole('button', { name: /^angiogenesis/ }).click();
      await expect(
        page.getByText('2 of 5 of your readers did not know this word.', { exact: true }),
      ).toBeVisible();

      // The code takes an answer back, and then there are too few to be shown.
      await page.goto(links.results);
      await fifth.getByText('Take an answer back with its code').click();
      await fifth.getByLabel('The code that you got after sending').fill(code);
      await fifth.getByRole('contentinfo').getByRole('button', { name: 'Take it back' }).click();
      await expect(fifth.getByText('The answer is deleted.')).toBeVisible();
      await page.reload();
      await expect(page.getByText(/^4 readers have answered\./)).toBeVisible();

      await page.getByRole('button', { name: 'End now' }).click();
      await expect(page.getByText('The end is changed.')).toBeVisible();
      const late = await browser.newPage();
      await late.goto(links.readers);
      await expect(late.getByRole('heading', { level: 1, name: 'This has ended' })).toBeVisible();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Deleted' })).toBeVisible();
      await late.reload();
      await expect(
        late.getByRole('heading', { level: 1, name: 'There is nothing to read here' }),
      ).toBeVisible();
    },
  );
