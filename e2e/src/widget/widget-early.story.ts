import type { Page } from '@playwright/test';

import { openForeignPage } from '../support/foreign-page.ts';
import { pageOf, startHost } from '../hosts/host-site.ts';
import { expect, story } from '../support/story-fixtures.ts';

/** Gives the menu its settings, as another tab would, and waits until it has kept what the page then shows. */
async function store(page: Page, value: Readonly<Record<string, unknown>>): Promise<void> {
  await page.locator('#accessibilik-root').waitFor({ state: 'attached' });
  await page.evaluate(
    (text) => {
      sessionStorage.removeItem('accessibilik-early');
      sessionStorage.setItem('accessibilik', text);
      dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue: text }));
    },
    JSON.stringify({ language: 'en', ...value }),
  );
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('accessibilik-early')))
    .not.toBeNull();
}

story('what a page showed shows in the first frame of the next', async ({ page, baseURL }) => {
  await openForeignPage(page, baseURL!);
  await store(page, {
    adjustFontSizePercentage: 200,
    isMonochrome: true,
    letterSpacing: 3,
    zoom: { isZoom: true, zoom: 1.5 },
  });
  await page.addInitScript(() => {
    const frames: unknown[] = [];
    Object.assign(globalThis, { frames });
    const look = () => {
      const text = document.querySelector('#text');
      if (text) {
        const { fontSize, letterSpacing } = getComputedStyle(text);
        const { backdropFilter } = getComputedStyle(document.documentElement, '::after');
        const { zoom } = getComputedStyle(document.documentElement);
        frames.push([fontSize, letterSpacing, backdropFilter, zoom]);
      }
      // As it stands when this frame has been painted.
      if (frames.length < 3) requestAnimationFrame(() => setTimeout(look));
    };
    requestAnimationFrame(() => setTimeout(look));
  });
  await page.reload();
  await page.waitForFunction('globalThis.frames.length === 3');
  const frames = await page.evaluate<string[][]>('globalThis.frames');
  expect(frames.map((frame) => frame.join(' '))).toEqual(
    Array.from({ length: 3 }, () => '32px 3px grayscale(1) 1.5'),
  );
});

story(
  'what comes with the menu’s second part shows before that has come, and as it will',
  async ({ page }) => {
    const body = `<h1>Words</h1><p>First words.</p><div id="red" style="width: 200px; height: 60px; background: #c22 !important"></div>`;
    const host = await startHost(
      { '/': pageOf('', body) },
      {
        'content-security-policy':
          "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'unsafe-inline'",
      },
    );
    await page.goto(host.address);
    const menu = page.locator('#accessibilik-root');
    const red = () => page.locator('#red').screenshot();
    await page.locator('#accessibilik-root .launcher').waitFor();
    const plain = await red();
    const states = {
      'at:top-start': () =>
        page.evaluate(() => [
          document
            .querySelector('#accessibilik-root')
            ?.shadowRoot?.querySelector('.launcher')
            ?.getBoundingClientRect().top,
        ]),
      'ground:#00308f': () =>
        page.evaluate(() => {
          const { backgroundColor } = getComputedStyle(document.documentElement);
          return [backgroundColor, getComputedStyle(document.querySelector('p')!).color];
        }),
    };
    const meets = {
      'at:top-start': [20],
      'ground:#00308f': ['rgb(0, 48, 143)', 'rgb(255, 255, 255)'],
    };
    const held = async (extras: string, look: () => Promise<unknown>) => {
      await store(page, { extras });
      // It never comes.
      await page.route('**/panel.js', () => undefined);
      await page.reload();
      await menu.locator('.launcher').waitFor({ state: 'attached' });
      const seen = await look();
      await page.unroute('**/panel.js');
      await page.reload();
      await menu.locator('.focus-mark').waitFor({ state: 'attached' });
      return seen;
    };
    for (const [extras, look] of Object.entries(states))
      expect(await held(extras, look)).toEqual(meets[extras as keyof typeof meets]);
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia']) {
      const early = await held(vision, red);
      const late = await red();
      expect((early as Buffer).equals(plain), vision).toBe(false);
      expect((early as Buffer).equals(late), vision).toBe(true);
    }
    host.stop();
  },
);
