import type { Locator, Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { chat, settled } from '../conversation/converse.ts';
import { expect, story } from '../support/story-fixtures.ts';

story.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } } as object);

const near = 2;
const zoom = 1.5;

/** Where a popup is and where it ought to be: pixels off along the line, and the gap to its opener. */
async function offsets(opener: Locator, popup: Locator, edge: 'start' | 'end') {
  await expect(popup).toBeVisible();
  const [from, to] = [(await opener.boundingBox())!, (await popup.boundingBox())!];
  const isRtl = await opener.evaluate((node) => getComputedStyle(node).direction === 'rtl');
  const atLeft = (edge === 'start') !== isRtl;
  const along = atLeft ? to.x - from.x : to.x + to.width - (from.x + from.width);
  const below = to.y - (from.y + from.height);
  const above = from.y - (to.y + to.height);
  return { along, gap: Math.max(below, above) };
}
const popover = (page: Page) => page.locator('[data-trigger]');

async function visit(page: Page, path: string, language: string) {
  await page.addInitScript(
    ([code, factor]) => {
      localStorage.setItem('i18nextLng', code);
      const settings = { zoom: { isZoom: true, zoom: factor } };
      sessionStorage.setItem('accessibilik', JSON.stringify(settings));
    },
    [language, zoom] as const,
  );
  await page.goto(path);
  await expect(page.locator('main h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const expectNear = ({ along, gap }: { along: number; gap: number }) => {
  expect(Math.abs(along)).toBeLessThanOrEqual(near);
  expect(Math.abs(gap - 6 * zoom)).toBeLessThanOrEqual(near);
};

for (const language of ['en', 'he'] as const)
  story.describe(`at zoom ${zoom}, in ${language}`, () => {
    story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

    story('a menu hangs at the end of its button', async ({ page }) => {
      await visit(page, '/de-jargonizer/about', language);
      const opener = page.locator('header button[aria-haspopup]').first();
      await opener.press('Enter');
      expectNear(await offsets(opener, popover(page), 'end'));
    });

    story('a select hangs at the start of its box, and inside the screen', async ({ page }) => {
      await visit(page, '/de-jargonizer', language);
      const opener = page.locator('main button[aria-haspopup=listbox]').first();
      await opener.press('ArrowDown');
      expectNear(await offsets(opener, popover(page), 'start'));
      const { y, height } = (await popover(page).boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(900 + near);
    });

    story('a list to type in hangs under its box', async ({ page }) => {
      await visit(page, '/register', language);
      const opener = page.locator('input[role=combobox]').first();
      await opener.focus();
      await page.keyboard.type(language === 'he' ? 'צר' : 'fr');
      expectNear(await offsets(opener, popover(page), 'start'));
    });

    story('an explanation hangs at the start of its question mark', async ({ page }) => {
      await visit(page, '/de-jargonizer/multiple-texts', language);
      const opener = page.locator('main label:has([role=switch]) + button');
      await opener.press('Enter');
      expectNear(await offsets(opener, popover(page), 'start'));
    });

    story('a dialog stands in the middle, and inside the window', async ({ page }) => {
      await visit(page, '/ethics', language);
      await settled(page);
      await page.getByRole('button', { name: chat[language].restart }).press('Enter');
      const { x, y, width, height } = (await page.getByRole('dialog').boundingBox())!;
      expect(Math.abs(x + width / 2 - 1280 / 2)).toBeLessThanOrEqual(near);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(900);
    });
  });
