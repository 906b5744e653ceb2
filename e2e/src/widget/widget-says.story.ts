import { expect, test, type Page } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';

const story = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const site = await startHost({
        '/': pageOf('', '<main><h1>Words</h1></main>'),
        '/rtl': pageOf('', '<main><h1>Words</h1></main>', 'lang="en" dir="rtl"'),
      });
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
});
story.use({ trace: 'off' } as object);

const menuOf = (page: Page) => page.locator('#accessibilik-root');
const press = (page: Page, name: string) =>
  menuOf(page).getByRole('button', { name, exact: true }).click();
const status = (page: Page) => menuOf(page).locator('.panel > .quiet');

story(
  'what a press has done is said, and said no longer than it is true',
  async ({ page, address }) => {
    await page.goto(address);
    await press(page, 'Open Accessibility Menu');
    await press(page, 'More');
    await press(page, 'Move the button');
    await expect(status(page)).toHaveText('The button has moved to the next corner.');
    await press(page, 'Stop motion');
    await expect(status(page)).toHaveText('');
    await press(page, 'Reset all');
    await expect(status(page)).toHaveText('All adjustments were reset.');
    await press(page, 'Stop motion');
    await expect(status(page)).toHaveText('');
  },
);

for (const [path, code] of [
  ['/', 'he-IL'],
  ['/', 'en'],
  ['/rtl', 'en'],
  ['/rtl', 'he-IL'],
] as const)
  story(
    `the shade stands at the edge of the panel, ${code} on ${path}`,
    async ({ page, address }) => {
      await page.addInitScript((stored) => localStorage.setItem('i18nextLng', stored), code);
      await page.goto(address + path);
      await menuOf(page).locator('.launcher').click();
      await expect(menuOf(page).locator('h2')).toBeVisible();
      const panel = (await menuOf(page).locator('#panel').boundingBox())!;
      const shade = menuOf(page).locator('.overlay');
      const box = (await shade.boundingBox())!;
      const isLeft = panel.x === 0;
      expect(isLeft ? box.x : box.x + box.width).toBe(isLeft ? panel.width : panel.x);
      // Darkest at the panel.
      await expect(shade).toHaveCSS('background-image', isLeft ? /to right/u : /to left/u);
      await page.keyboard.press('Escape');
      await expect(shade).toBeHidden();
    },
  );
