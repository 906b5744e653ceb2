import type { Page } from '@playwright/test';

import { openForeignPage } from './foreign-page.ts';
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
