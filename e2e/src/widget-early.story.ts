import type { Page } from '@playwright/test';

import { openForeignPage } from './foreign-page.ts';
import { pageOf, startHost } from './hosts/host-site.ts';
import { expect, story } from './story.ts';

const store = (page: Page, value: Readonly<Record<string, unknown>>) =>
  page.addInitScript((text) => sessionStorage.setItem('accessibilik', text), JSON.stringify(value));

story('what is stored shows in the first frame', async ({ page, baseURL }) => {
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
  await openForeignPage(page, baseURL!);
  await page.waitForFunction('globalThis.frames.length === 3');
  const frames = await page.evaluate<string[][]>('globalThis.frames');
  expect(frames.map((frame) => frame.join(' '))).toEqual(
    Array.from({ length: 3 }, () => '32px 3px grayscale(1) 1.5'),
  );
});

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="#c22"/></svg>';

story(
  'what comes with the menu’s second part shows before that has come, and as it will',
  async ({ page }) => {
    const body = `<h1>Words</h1><p>First words.</p><div id="red" style="width: 200px; height: 60px; background: #c22 !important"></div>
    <img id="map" alt="A map" src="/picture.svg" width="200" height="120"><button><img alt="Sign" src="/picture.svg" width="80" height="80"></button>`;
    const host = await startHost(
      { '/': pageOf('', body), '/picture.svg': picture },
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
    // As the panel writes it, so that its own rules are tried and no copy of them.
    const adapt = (extras: string) =>
      page.evaluate((words) => {
        const newValue = JSON.stringify({ language: 'en', extras: words });
        sessionStorage.removeItem('accessibilik-early');
        sessionStorage.setItem('accessibilik', newValue);
        dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue }));
      }, extras);
    const states = {
      'hide-images at:top-start': () =>
        page.evaluate(() => [
          getComputedStyle(document.querySelector('#map')!).objectPosition,
          getComputedStyle(document.querySelector('button img')!).objectPosition,
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
      'reading-mask': () =>
        page.evaluate(() => getComputedStyle(document.documentElement, '::before').content),
    };
    const meets = {
      'hide-images at:top-start': [expect.stringContaining('-9999px'), '50% 50%', 20],
      'ground:#00308f': ['rgb(0, 48, 143)', 'rgb(255, 255, 255)'],
      'reading-mask': '""',
    };
    const held = async (extras: string, look: () => Promise<unknown>) => {
      await adapt(extras);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('accessibilik-early')))
        .not.toBeNull();
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
    // The drawing of a mask, a ground or a filter of the early sheet goes with it.
    expect(await states['reading-mask']()).toBe('none');
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia']) {
      const early = await held(vision, red);
      const late = await red();
      expect((early as Buffer).equals(plain), vision).toBe(false);
      expect((early as Buffer).equals(late), vision).toBe(true);
    }
    host.stop();
  },
);
