import { expect } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';
import { story } from './browser-story.ts';
import { patience } from './menu-page.ts';

const body = `<style>body { margin: 0 } button { position: fixed; inline-size: 60px; block-size: 40px }</style>
<main><h1>Words</h1></main>
<button id="seen" style="inset-block-start: 8px; inset-inline-start: 8px">Seen</button>
<button id="beneath" style="inset-block-end: 100px; inset-inline-end: 100px">Beneath</button>
<button id="half" style="inset-block-end: 160px; inset-inline-end: 40px; inline-size: 90vw">Half</button>`;

/** What has the focus, whether a click in its middle reaches it, and whether the panel is seen. */
const focusInPage = () => {
  const panel = document.querySelector('#accessibilik-root')!.shadowRoot!.querySelector('#panel');
  const focused = document.activeElement!;
  const { x, y, width, height } = focused.getBoundingClientRect();
  const isReached = document.elementFromPoint(x + width / 2, y + height / 2) === focused;
  const isSeen = panel !== null && getComputedStyle(panel).opacity !== '0';
  return `${focused.id} ${isReached ? 'reached' : 'covered'}, panel ${isSeen ? 'seen' : 'away'}`;
};

for (const [name, attributes, launcher] of [
  ['left to right', 'lang="en"', 'Open Accessibility Menu'],
  ['right to left', 'lang="he" dir="rtl"', 'פתיחת תפריט הנגישות'],
] as const)
  story(
    `what has the focus of the page is seen with the panel open, ${name}`,
    async ({ engine }) => {
      const site = await startHost({ '/': pageOf('', body, attributes) });
      const page = await engine.newPage(site.address);
      const focus = (expected: string) =>
        expect.poll(() => page.run(focusInPage), patience).toContain(expected);
      try {
        await page.resize(1280, 800);
        await page.open('/');
        await page.click({ role: 'button', name: launcher });
        await expect.poll(() => page.has({ css: '#panel h2' }), patience).toBe(true);
        await page.focus({ css: '#seen' });
        await focus('seen reached, panel seen');
        await page.press('Tab');
        await focus('beneath reached, panel away');
        await page.press('Tab');
        // A part of it is seen beside the panel.
        await focus('panel seen');
        await page.press('Shift+Tab');
        await focus('beneath reached, panel away');
        await page.press('Shift+Tab');
        await focus('seen reached, panel seen');
        await page.press('Tab');
        await page.press('Escape');
        await expect.poll(() => page.has({ role: 'dialog' }), patience).toBe(false);
        await focus('beneath reached');
      } finally {
        await page.close();
        site.stop();
      }
    },
  );
