import type { Page } from '@playwright/test';

import { openForeignPage } from '../support/foreign-page.ts';
import { expect, story } from '../support/story-fixtures.ts';

const menu = (page: Page) => page.locator('#accessibilik-root');
const button = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

async function open(page: Page) {
  await page.locator('#accessibilik-root .launcher').click();
  await menu(page).locator('h2').waitFor();
  for (const section of await menu(page).locator('h3 button').all()) await section.click();
}
const styleOf = (page: Page, selector: string, property: string) =>
  page.evaluate(
    ([found, name]) => getComputedStyle(document.querySelector(found!)!).getPropertyValue(name!),
    [selector, property],
  );
const settings = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('accessibilik') ?? 'null') as Record<string, unknown>,
  );

/** Specification, sections 4, 5 and 9: what a first press sets, and what Reset leaves. */
const valueFeatures = [
  ['Letter spacing', 'letterSpacing', 1, 0],
  ['Word spacing', 'wordSpacing', 1, 0],
  [
    'Line height',
    'lineHeight',
    { isLineHeight: true, lineHeight: 3 },
    { isLineHeight: false, lineHeight: 0 },
  ],
  [
    'Brightness',
    'brightness',
    { isBrightness: true, brightness: 150 },
    { isBrightness: false, brightness: 0 },
  ],
  [
    'High contrast',
    'highContrast',
    { isHighContrast: true, contrast: 125 },
    { isHighContrast: false, contrast: 0 },
  ],
  [
    'High saturation',
    'highSaturation',
    { isHighSaturation: true, saturation: 200 },
    { isHighSaturation: false, saturation: 0 },
  ],
  [
    'Low saturation',
    'lowSaturation',
    { isLowSaturation: true, saturation: 50 },
    { isLowSaturation: false, saturation: 0 },
  ],
] as const;

/** [button, selector, property, value]: specification, section 9, "Effects". */
const effects = [
  ['Align left', '#text', 'text-align', 'left'],
  ['Align center', '#text', 'text-align', 'center'],
  ['Align right', '#text', 'text-align', 'right'],
  ['Bold text', '#text', 'font-weight', '700'],
  [
    'Dyslexia font',
    '#text',
    'font-family',
    'OpenDyslexic, "Comic Neue", "Accessibilik Hebrew", Arial, Helvetica, sans-serif',
  ],
  ['Highlight links', 'a', 'outline-width', '2px'],
  ['Highlight titles', 'h1', 'outline-offset', '2px'],
  ['Dark contrast', '#text', 'color', 'rgb(255, 255, 255)'],
  ['Light contrast', '#text', 'color', 'rgb(0, 0, 0)'],
] as const;

story.describe('on a page of someone else, with rules of its own', () => {
  story.beforeEach(async ({ page, baseURL }) => {
    await openForeignPage(page, baseURL!, { isHostile: true });
    await open(page);
  });

  for (const [name, selector, property, value] of effects)
    story(`${name} reaches the page, and leaves it again`, async ({ page }) => {
      const before = await styleOf(page, selector, property);
      await button(page, name).click();
      await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
      expect(await styleOf(page, selector, property)).toBe(value);
      await button(page, name).click();
      expect(await styleOf(page, selector, property)).toBe(before);
    });

  for (const [name, key, first, none] of valueFeatures)
    story(`${name} starts at its default and ends at nothing`, async ({ page }) => {
      await button(page, name).click();
      expect((await settings(page))[key]).toEqual(first);
      await button(page, `Reset: ${name}`).click();
      expect((await settings(page))[key]).toEqual(none);
      await expect(button(page, name)).toBeFocused();
    });

  story('the menu keeps its own size, colours and place', async ({ page }) => {
    const panel = menu(page).locator('.panel');
    expect(
      await panel.evaluate((node) => {
        const { fontSize, color } = getComputedStyle(node);
        return [fontSize, color];
      }),
    ).toEqual(['16px', 'rgb(29, 27, 22)']);
    await page.evaluate(() => scrollTo(0, 900));
    const { height } = page.viewportSize()!;
    expect(await panel.boundingBox()).toMatchObject({ y: 0, height });
  });

  story('letter spacing leaves joined letters alone', async ({ page }) => {
    await button(page, 'Letter spacing').click();
    expect(await styleOf(page, '#text', 'letter-spacing')).toBe('1px');
    expect(await styleOf(page, '#arabic', 'letter-spacing')).toBe('normal');
  });

  story('a block collapses to icon and title', async ({ page }) => {
    const more = button(page, 'Increase: Font size');
    await expect(more).toBeVisible();
    await button(page, 'Font size').click();
    await expect(more).toBeHidden();
    await expect(button(page, 'Font size')).toHaveAttribute('aria-expanded', 'false');
  });

  story('the page may rewrite its root and its body', async ({ page }) => {
    await button(page, 'Bold text').click();
    await button(page, 'Increase: Zoom').click();
    await page.evaluate(() => {
      document.documentElement.className = 'theme-dark';
      document.documentElement.removeAttribute('style');
      const body = document.createElement('body');
      body.innerHTML = '<main><p id="text">Another page</p></main>';
      document.body.replaceWith(body);
    });
    expect(await styleOf(page, '#text', 'font-weight')).toBe('700');
    expect(Number(await styleOf(page, 'html', 'zoom'))).toBeCloseTo(1.1);
    await expect(menu(page).locator('.launcher')).toBeVisible();
  });
});

story('each write is told as a storage event', async ({ page, baseURL }) => {
  await openForeignPage(page, baseURL!);
  await open(page);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('storage', ({ key, newValue }) => resolve([key, newValue !== null])),
      ),
  );
  await button(page, 'Monochrome').click();
  expect(await heard).toEqual(['accessibilik', true]);
});

for (const dir of ['ltr', 'rtl'] as const)
  story(`button and panel stand at the end of a ${dir} page`, async ({ page, baseURL }) => {
    await openForeignPage(page, baseURL!, { dir, lang: dir === 'rtl' ? 'ar' : 'en' });
    await open(page);
    const { width } = page.viewportSize()!;
    const box = await menu(page).locator('.panel').boundingBox();
    expect(box?.x).toBe(dir === 'rtl' ? 0 : width - 400);
    await expect(menu(page).locator('.panel')).toHaveAttribute('dir', dir);
  });

story('speaks the language of i18nextLng', async ({ page, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'pt-BR'));
  await openForeignPage(page, baseURL!);
  await open(page);
  await expect(menu(page).locator('.panel')).toHaveAttribute('lang', 'pt');
  await expect(menu(page).locator('.panel option')).toHaveCount(37);
});

story(
  'speaks in the next tab the language chosen in the menu',
  async ({ page, context, baseURL }) => {
    await openForeignPage(page, baseURL!);
    await open(page);
    await menu(page).locator('.panel select').selectOption('de');
    await expect(menu(page).locator('.panel')).toHaveAttribute('lang', 'de');
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de');
    const next = await context.newPage();
    await next.goto(page.url());
    await open(next);
    await expect(menu(next).locator('.panel')).toHaveAttribute('lang', 'de');
  },
);

story('offers English alone when the translations do not load', async ({ page, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
  await page.route('**/locale/**', (route) => route.abort());
  await openForeignPage(page, baseURL!);
  await open(page);
  await expect(menu(page).getByRole('heading', { name: 'Accessibility menu' })).toBeVisible();
  await expect(menu(page).locator('.panel option')).toHaveText(['English']);
});

story('two script tags make one launcher', async ({ page, baseURL }) => {
  await openForeignPage(page, baseURL!, { times: 2 });
  await open(page);
  await page.waitForTimeout(1000);
  await expect(page.locator('#accessibilik-root')).toHaveCount(1);
});

story('shows that it loads, and can be left meanwhile', async ({ page, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
  let letGo: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/locale/**', async (route) => {
    await held;
    await route.continue();
  });
  await openForeignPage(page, baseURL!);
  await menu(page).locator('.launcher').click();
  await expect(menu(page).locator('.loading')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page).locator('.loading')).toBeHidden();
  await expect(menu(page).locator('.launcher')).toBeFocused();
  letGo?.();
});

story('asks again for a panel that did not come', async ({ page, baseURL }) => {
  await page.route('**/accessibility/panel.js', (route) => route.abort());
  await openForeignPage(page, baseURL!);
  const launcher = menu(page).locator('.launcher');
  await launcher.click();
  await expect(launcher).toHaveAttribute('aria-expanded', 'false');
});

story('says once, in an alert, that a browser cannot speak', async ({ page, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'speechSynthesis', { value: undefined }),
  );
  await openForeignPage(page, baseURL!);
  await open(page);
  const alert = page.waitForEvent('dialog');
  const press = button(page, 'Text to speech').click();
  const dialog = await alert;
  expect(dialog.message()).toBe('Sorry, your browser does not support text-to-speech!');
  await dialog.accept();
  await press;
  await expect(menu(page).locator('.speech')).toContainText(dialog.message());
});
