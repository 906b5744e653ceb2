import type { Page } from '@playwright/test';

import { agree } from './agree.ts';
import { expect, story } from './story.ts';

story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

const open = async (page: Page, ...sections: readonly string[]) => {
  await page.getByRole('button', { name: 'Open Accessibility Menu' }).click();
  await expect(page.getByRole('heading', { name: 'Accessibility menu' })).toBeVisible();
  for (const name of sections) await page.getByRole('button', { name, exact: true }).click();
};

story(
  'opens with the focus inside, keeps it there, and gives it back on Escape',
  async ({ page }) => {
    await page.goto('/');
    await open(page);
    const focused = () =>
      page.evaluate(
        () =>
          document
            .querySelector('#accessibilik-root')
            ?.shadowRoot?.activeElement?.closest('#panel') !== null,
      );
    expect(await focused()).toBe(true);
    for (let turn = 0; turn < 12; turn += 1) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open Accessibility Menu' })).toBeFocused();
  },
);

story('adjusts the page, remembers it for the session, and resets it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page, 'Content adjustment');
  await page.getByRole('button', { name: 'Letter spacing', exact: true }).click();
  await page.getByRole('button', { name: 'Increase: Letter spacing' }).click();
  await expect(page.locator('html')).toHaveClass(/accessibilik-letter-spacing/u);
  const spacing = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('h1')!).letterSpacing);
  expect(await spacing()).toBe('2px');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await spacing()).toBe('2px');
  await open(page);
  await page.getByRole('button', { name: 'Reset all' }).click();
  expect(await spacing()).not.toBe('2px');
});

story('text grows without drifting, however often the screens change', async ({ page }) => {
  await page.goto('/de-jargonizer/about');
  await open(page, 'Content adjustment');
  await page.getByRole('button', { name: 'Increase: Font size' }).click();
  await page.keyboard.press('Escape');
  const size = () =>
    page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.querySelector('main h1')!).fontSize),
    );
  await expect.poll(size).toBeGreaterThan(0);
  const first = await size();
  for (let turn = 0; turn < 10; turn += 1) {
    await page
      .getByRole('navigation', { name: 'De-Jargonizer pages' })
      .getByRole('link', { name: turn % 2 === 0 ? 'Instructions' : 'About', exact: true })
      .click();
    await expect(page).toHaveURL(turn % 2 === 0 ? /instructions/u : /about/u);
  }
  await expect.poll(size).toBeCloseTo(first, 1);
});

story('dark and light contrast exclude each other, each with its own look', async ({ page }) => {
  await page.goto('/');
  await open(page, 'Color adjustment');
  const dark = page.getByRole('button', { name: 'Dark contrast' });
  const light = page.getByRole('button', { name: 'Light contrast' });
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await expect(light).toHaveAttribute('aria-pressed', 'false');
  await light.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await expect(light).toHaveAttribute('aria-pressed', 'true');
});

story('filters leave fixed and sticky elements where they are', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  await page.goto('/de-jargonizer/about');
  const top = () =>
    page.evaluate(() => document.querySelector('header')!.getBoundingClientRect().top);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  const before = await top();
  await open(page, 'Color adjustment');
  await page.getByRole('button', { name: 'Monochrome' }).click();
  await page.getByRole('button', { name: 'Blue light filter' }).click();
  expect(await top()).toBe(before);
});

story('speaks the language that is chosen, and mirrors itself', async ({ page }) => {
  await page.goto('/');
  await open(page);
  await page.locator('#accessibilik-root select').selectOption('ar');
  await expect(page.getByRole('heading', { name: 'قائمة إمكانية الوصول' })).toBeVisible();
  await expect(page.locator('#accessibilik-root #panel')).toHaveAttribute('dir', 'rtl');
});
