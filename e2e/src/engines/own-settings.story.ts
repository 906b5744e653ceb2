import { expect } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';
import { story } from './browser-story.ts';
import { patience } from './menu-page.ts';

story('the button’s corner and what is on stay', async ({ engine }) => {
  const site = await startHost({ '/': pageOf('', '<main><h1>Words</h1></main>') });
  const page = await engine.newPage(site.address);
  const opener = { role: 'button', name: 'Open Accessibility Menu' };
  const press = (name: string | RegExp) => page.click({ role: 'button', name });
  const isStopped = () =>
    page.run(() => document.documentElement.classList.contains('accessibilik-stop-motion'));
  const corner = () =>
    page.run(() => {
      const launcher = document
        .querySelector('#accessibilik-root')
        ?.shadowRoot?.querySelector('.launcher');
      if (!launcher) return 'nowhere';
      const { x, y } = launcher.getBoundingClientRect();
      return `${y < innerHeight / 2 ? 'top' : 'bottom'} ${x < innerWidth / 2 ? 'left' : 'right'}`;
    });
  try {
    await page.resize(1000, 800);
    await page.open('/');
    await page.click(opener);
    await press('More');
    await press('Stop motion');
    await expect.poll(isStopped, patience).toBe(true);
    await press('Move the button');
    await expect.poll(corner, patience).toBe('bottom left');
    await page.open('/');
    await expect.poll(corner, patience).toBe('bottom left');
    await expect.poll(isStopped, patience).toBe(true);
  } finally {
    await page.close();
    site.stop();
  }
});

story('Tab stops at controls alone, where the panel scrolls too', async ({ engine }) => {
  const site = await startHost({ '/': pageOf('', '<main><h1>Words</h1></main>') });
  const page = await engine.newPage(site.address);
  const stop = () =>
    page.run(() => {
      const focused = document.querySelector('#accessibilik-root')?.shadowRoot?.activeElement;
      return focused?.matches('button, select') ? '' : (focused?.className ?? 'the page');
    });
  try {
    await page.resize(1000, 600);
    await page.open('/');
    await page.click({ role: 'button', name: 'Open Accessibility Menu' });
    await expect.poll(() => page.has({ role: 'button', name: 'Close' }), patience).toBe(true);
    await page.focus({ role: 'button', name: 'Undo' });
    const stops: string[] = [];
    for (let tab = 0; tab < 10; tab += 1) {
      await page.press('Tab');
      stops.push(await stop());
    }
    expect(stops.filter(Boolean)).toEqual([]);
  } finally {
    await page.close();
    site.stop();
  }
});

story('own colours go on and off and on again, and stay over a new page', async ({ engine }) => {
  const site = await startHost({ '/': pageOf('', '<main><h1>Words</h1></main>') });
  const page = await engine.newPage(site.address);
  const look = () =>
    page.run(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      return `${getComputedStyle(document.querySelector('h1')!).color} on ${backgroundColor}`;
    });
  const ground = { css: '#section-more input[type=text]' };
  const write = async (colour: string) => {
    await page.focus(ground);
    await page.type(colour);
    await page.press('Enter');
  };
  try {
    await page.resize(1000, 800);
    await page.open('/');
    const before = await look();
    await page.click({ role: 'button', name: 'Open Accessibility Menu' });
    await page.click({ role: 'button', name: 'More' });
    for (const [colour, seen] of [
      ['#112233', 'rgb(255, 255, 255) on rgb(17, 34, 51)'],
      ['#ffffcc', 'rgb(0, 0, 0) on rgb(255, 255, 204)'],
    ] as const) {
      await write(colour);
      await expect.poll(look, patience).toBe(seen);
      await page.click({ role: 'button', name: 'Clear color' });
      await expect.poll(look, patience).toBe(before);
    }
    await write('no colour');
    expect(await look()).toBe(before);
    await page.click({ role: 'button', name: 'Reset all' });
    await write('#112233');
    await expect.poll(look, patience).toBe('rgb(255, 255, 255) on rgb(17, 34, 51)');
    await page.open('/');
    await expect.poll(look, patience).toBe('rgb(255, 255, 255) on rgb(17, 34, 51)');
  } finally {
    await page.close();
    site.stop();
  }
});
