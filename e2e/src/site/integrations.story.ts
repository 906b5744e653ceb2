import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { faultsOf, walk } from '../support/keyboard-walk.ts';
import { expect, story } from '../support/story-fixtures.ts';

const opened = (page: Page) =>
  page.locator('main details[open]').evaluateAll((parts) => parts.map(({ id }) => id));
const part = (page: Page, id: string) => page.locator(`details#${id}`);

story.describe('the programs one writes with', () => {
  story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

  story('are a list that fits a few screens, each folded', async ({ page }) => {
    await page.goto('/integrations');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(16);
    expect(await opened(page)).toEqual([]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(2500);
  });

  story('open by an address, and Back finds what was open', async ({ page }) => {
    await page.goto('/integrations#neovim');
    await expect(part(page, 'neovim').locator('summary')).toBeFocused();
    await expect(part(page, 'neovim').locator('summary')).toBeInViewport({ ratio: 1 });
    await part(page, 'python').locator('summary').click();
    await expect(page).toHaveURL(/#python$/u);
    await part(page, 'python').getByRole('link', { name: 'profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#python$/u);
    await expect(part(page, 'python').getByRole('link', { name: 'profile' })).toBeInViewport();
  });

  story('an address that comes into a tab again leads to its own place', async ({ page }) => {
    await page.goto('/integrations#python');
    await page.mouse.wheel(0, 600);
    await page.goto('about:blank');
    for (const id of ['r', 'libreoffice', 'gitlab']) {
      await page.goto(`/integrations#${id}`);
      await expect(part(page, id).locator('summary')).toBeInViewport({ ratio: 1 });
      await page.goto('about:blank');
    }
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  story('are found by a search in the page while they are folded', async ({ page }) => {
    await page.goto('/integrations#:~:text=languages.toml');
    await expect.poll(() => opened(page)).toEqual(['helix']);
  });

  for (const language of ['en', 'he'])
    story(`are reached and opened by keyboard, ${language}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL: baseURL!,
        locale: language,
        viewport: { width: 360, height: 740 },
      });
      await agree(context, baseURL);
      const page = await context.newPage();
      await page.goto('/integrations');
      await part(page, 'neovim').locator('summary').press('Enter');
      const lines = part(page, 'neovim').getByRole('group', { name: 'init.lua' });
      await expect(lines).toHaveAttribute('tabindex', '0');
      await expect(lines).toHaveCSS('direction', 'ltr');
      const stops = await walk(page);
      expect(faultsOf(stops)).toEqual([]);
      await lines.focus();
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
      await expect.poll(() => lines.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
      // Lines that fit are no stop.
      await part(page, 'texstudio').locator('summary').press('Enter');
      await expect(part(page, 'texstudio').locator('pre')).not.toHaveAttribute('tabindex');
      await context.close();
    });
});

story('a phone offers the language in its menu, above the cookie banner', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/integrations');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const language = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Language/u });
  await language.click();
  await page.getByRole('menuitemradio', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
});

story(
  'the cookie banner is answered within five stops, before what it covers',
  async ({ page }) => {
    await page.goto('/integrations');
    await page.waitForLoadState('networkidle');
    const names = (await walk(page)).map(({ name }) => name);
    const at = (name: string) => names.findIndex((stop) => stop.includes(name));
    expect(at('Skip to main content')).toBe(0);
    expect(at('Accept Cookies')).toBeGreaterThan(0);
    expect(at('Accept Cookies')).toBeLessThan(5);
    expect(at('Accept Cookies')).toBeLessThan(at('LibreOffice'));
    const box = await page.getByRole('region', { name: 'Cookies' }).boundingBox();
    expect(Math.round(box!.y + box!.height)).toBe(page.viewportSize()!.height);
  },
);
