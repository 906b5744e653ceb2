import type { Page } from '@playwright/test';

import { agree } from '../support/agree.ts';
import { expect, story } from '../support/story-fixtures.ts';

story.beforeEach(async ({ context, baseURL }) => agree(context, baseURL));

const open = async (page: Page, ...sections: readonly string[]) => {
  await page.getByRole('button', { name: 'Open Accessibility Menu' }).click();
  await expect(page.getByRole('heading', { name: 'Accessibility menu' })).toBeVisible();
  for (const name of sections) await page.getByRole('button', { name, exact: true }).click();
};

story('opens beside a page that stays in use, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto('/de-jargonizer');
  const launcher = page.getByRole('button', { name: 'Open Accessibility Menu' });
  await open(page);
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  const box = page.getByRole('textbox', { name: 'Your text' });
  await box.click();
  await page.keyboard.type('A heron waits.');
  await expect(box).toContainText('A heron waits.');
  await expect(page.getByRole('heading', { name: 'Accessibility menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(launcher).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Accessibility menu' })).toHaveCount(0);
});

story('says what a control does, in a strip that Escape empties first', async ({ page }) => {
  await page.goto('/');
  await open(page, 'Content adjustment');
  const help = page.locator('#accessibilik-root .help');
  await page.getByRole('button', { name: 'Bold text' }).hover();
  await expect(help).toHaveText('Makes all text bold.');
  await help.hover();
  await expect(help).toHaveText('Makes all text bold.');
  await page.keyboard.press('Escape');
  await expect(help).toHaveText('');
  // The strip is gone from under the pointer: what comes to lie there is pointed at, too.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Bold text' }).focus();
  await expect(help).toHaveText('Makes all text bold.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Accessibility menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Accessibility menu' })).toHaveCount(0);
});

story('a ready-made set goes on and off, and leaves another whole', async ({ page }) => {
  await page.goto('/');
  await open(page);
  const calm = page.getByRole('switch', { name: 'Calm view' });
  const few = page.getByRole('switch', { name: 'Fewer distractions' });
  await expect(calm).toHaveAccessibleName('Calm view Low saturation: 75% · Stop motion');
  await calm.click();
  await few.click();
  await expect(calm).toBeChecked();
  await calm.click();
  await expect(few).toBeChecked();
  await expect(page.locator('html')).toHaveClass(/accessibilik-stop-motion/u);
  await expect(page.locator('html')).not.toHaveClass(/accessibilik-low-saturation/u);
});

story('everything is in reach at 320 × 256', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/de-jargonizer/about');
  await open(page);
  for (const name of ['Reset all', 'Close'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();
  const sections = page.locator('#accessibilik-root h3 button');
  for (const section of await sections.all()) await section.click();
  const controls = page.locator(
    '#accessibilik-root #panel :is(button:not([aria-disabled=true]), select, input, a):visible',
  );
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded();
    await control.click({ trial: true, timeout: 5000 });
  }
});

story(
  'a language that does not load takes nothing away, and can be asked for again',
  async ({ page }) => {
    await page.goto('/');
    await open(page);
    await page.route('**/locale/German.json', (route) => route.abort());
    await page.locator('#accessibilik-root select').selectOption('de');
    const said = page.getByRole('alert').filter({ hasText: 'Deutsch did not load.' });
    await expect(said).toBeVisible();
    await expect(page.locator('#accessibilik-root option')).toHaveCount(37);
    await expect(page.getByRole('heading', { name: 'Accessibility menu' })).toBeVisible();
    await page.unroute('**/locale/German.json');
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#accessibilik-root #panel')).toHaveAttribute('lang', 'de');
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
