import type { Route } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';

const languages = [
  { language: 'en', headline: 'Write so that anyone can follow.', direction: 'ltr' },
  { language: 'he', headline: 'לכתוב כך שכולם יבינו.', direction: 'rtl' },
];
const drawnWhole = ['/', '/de-jargonizer/about', '/de-jargonizer/instructions'];

for (const { language, headline, direction } of languages) {
  story.describe(`a first view in ${language}`, () => {
    story.use({ locale: language });

    story('is there before any script has run', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        baseURL: baseURL!,
        locale: language,
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await context.close();
    });

    for (const address of drawnWhole) {
      story(`is taken over as it stands at ${address}`, async ({ page, context, baseURL }) => {
        await agree(context, baseURL);
        const said: string[] = [];
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) said.push(message.text());
        });
        page.on('pageerror', (error) => said.push(error.message));
        await page.goto(address);
        await page.locator('h1').evaluate((title) => title.setAttribute('data-first', ''));
        await page
          .getByRole('button', { name: language === 'he' ? /שפה/ : /Language/ })
          .first()
          .click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expect(page.locator('h1[data-first]')).toBeVisible();
        expect(said).toEqual([]);
      });
    }

    story('says to other sites what it shows', async ({ request, baseURL }) => {
      const reply = await request.get('/', {
        headers: { accept: 'text/html', 'accept-language': language },
      });
      const html = await reply.text();
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(picture).toMatch(/^https?:\/\//);
      const { pathname } = new URL(picture);
      const { status, headers } = await request
        .get(`${baseURL}${pathname}`)
        .then((found) => ({ status: found.status(), headers: found.headers() }));
      expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    });
  });
}

story('a language chosen before is kept, whatever the browser prefers', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'he'));
  await page.goto('/de-jargonizer/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[א-ת]/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

story(
  'a button that is pressed before any script has run is pressed, and never replaced',
  async ({ page, context, baseURL }) => {
    await agree(context, baseURL);
    const held: Route[] = [];
    await page.route(/assets\/index-.*\.js/u, (route) => void held.push(route));
    for (const address of ['/', '/de-jargonizer', '/ethics']) {
      await page.goto(address, { waitUntil: 'commit' });
      const button = page.getByRole('banner').getByRole('button', { name: /^Language/ });
      await button.evaluate((drawn) => drawn.setAttribute('data-first', ''));
      await button.click();
      await expect.poll(() => held.length).toBe(1);
      await held.pop()!.continue();
      await expect(page.getByRole('menuitemradio', { name: 'עברית' })).toBeVisible();
      await expect(page.locator('[role=menu]:is(:focus, :focus-within)')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.locator('button[data-first]')).toBeFocused();
    }
  },
);
