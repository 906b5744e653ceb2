import type { Page } from '@playwright/test';

import { text, write } from '../accessibility/screen-steps.ts';
import { agree } from '../support/agree.ts';
import { coveredControls, menuIsThere } from '../support/covered.ts';
import { expect, story } from '../support/story-fixtures.ts';
import { unfolded } from '../support/unfolded.ts';

const sizes = [
  [320, 256],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const;
const written = async (page: Page) => {
  await write(page, text);
  await page.locator('.level-rare').first().click();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('main table').first()).toBeVisible();
};
const screens: Readonly<Record<string, ((page: Page) => Promise<void>) | null>> = {
  '/': null,
  '/de-jargonizer': written,
  '/de-jargonizer/multiple-texts': null,
  '/ethics': null,
  '/register': null,
  '/login': null,
};

story.use({ reducedMotion: 'reduce', trace: 'off' } as object);

for (const language of ['en', 'he'])
  story(
    `the accessibility button covers no control, ${language}`,
    async ({ page, context, baseURL }) => {
      await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
      const look = async (name: string) => {
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          expect.soft(await coveredControls(page), `${name}, ${width} by ${height}`).toEqual([]);
        }
      };
      await page.goto('/');
      await expect(
        page.getByRole('complementary').filter({ has: page.getByRole('checkbox') }),
      ).toBeVisible();
      await look('the welcome');
      await agree(context, baseURL);
      await unfolded(context);
      for (const [path, prepare] of Object.entries(screens)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(path);
        await expect(page.locator('main h1').first()).toBeVisible();
        await prepare?.(page);
        await look(path);
      }
    },
  );

story('a control under the accessibility button is found', async ({ page, context, baseURL }) => {
  await agree(context, baseURL);
  await page.goto('/de-jargonizer/about');
  // What is planted earlier goes when React takes the page over.
  await menuIsThere(page);
  await page.evaluate(() => {
    const planted = document.createElement('button');
    planted.textContent = 'Planted';
    document.querySelector('header')!.append(planted);
    const place = { position: 'absolute', insetBlockStart: '0', insetInlineEnd: '0' };
    Object.assign(planted.style, place, { inlineSize: '4rem', blockSize: '4rem' });
  });
  expect(await coveredControls(page)).toEqual(['button "Planted"']);
});
