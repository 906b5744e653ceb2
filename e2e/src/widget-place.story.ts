import { expect, test, type Page } from '@playwright/test';

import { coveredControls } from './covered.ts';
import { pageOf, startHost, type HostFiles } from './hosts/host-site.ts';

const bar = (position: string) => `<style>body { margin: 0 }
header { position: ${position}; inset-block-start: 0; inset-inline: 0; display: flex; justify-content: space-between; background: #fff }
header > * { inline-size: 60px; block-size: 60px }</style>
<header><a href="#words">Home</a><button id="menu">Menu</button></header>`;
const words = '<main><h1 id="words">Words</h1><div style="height: 3000px"></div></main>';
const files: HostFiles = {
  '/fixed': pageOf('', bar('fixed') + words),
  '/sticky': pageOf('', bar('sticky') + words, 'lang="he" dir="rtl"'),
  '/still': pageOf('', bar('static') + words),
  '/side': pageOf(
    '',
    `<style>nav { position: fixed; inset-block: 0; inset-inline-end: 0; inline-size: 90px } nav a { display: block; block-size: 40px }</style>
<nav>${'<a href="#words">Words</a>'.repeat(30)}</nav>${words}`,
  ),
  '/empty': pageOf('', words),
  '/passing': pageOf(
    '',
    `<main><a href="#x" style="position: absolute; inset: 600px 0 auto">A link</a>${words}</main>`,
  ),
};

const story = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const site = await startHost(files);
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
});
const size = { width: 900, height: 700 };
story.use({ trace: 'off', viewport: size } as object);

const launcherOf = (page: Page) => page.locator('#accessibilik-root .launcher');
/** How far the button stands from its corner, whichever that is. */
const fromCorner = async (page: Page) => {
  const { x, y } = (await launcherOf(page).boundingBox())!;
  const [right, bottom] = [size.width - 48, size.height - 48];
  return [Math.min(x, right - x) - 20, Math.min(y, bottom - y) - 20];
};
const moveToTop = async (page: Page) => {
  await launcherOf(page).click();
  await expect(page.locator('#accessibilik-root h2')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
};

for (const path of ['/fixed', '/sticky', '/still', '/side'])
  story(`the button that is moved lies on no control of ${path}`, async ({ page, address }) => {
    await page.goto(address + path);
    await moveToTop(page);
    await expect.poll(() => coveredControls(page)).toEqual([]);
    const [aside, down] = await fromCorner(page);
    // Along one edge, and not far.
    expect(Math.min(aside!, down!)).toBe(0);
    expect(Math.max(aside!, down!)).toBeLessThan(80);
    await page.reload();
    await expect.poll(() => fromCorner(page)).toEqual([aside, down]);
    expect(await coveredControls(page)).toEqual([]);
  });

for (const path of ['/empty', '/passing'])
  story(`the button keeps its corner on ${path}`, async ({ page, address }) => {
    await page.goto(address + path);
    await moveToTop(page);
    await expect.poll(() => fromCorner(page)).toEqual([0, 0]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => fromCorner(page)).toEqual([0, 0]);
    await expect(launcherOf(page)).toHaveCSS('left', '20px');
  });

story('the button slides when the page grows a bar where it stands', async ({ page, address }) => {
  await page.goto(`${address}/empty`);
  await moveToTop(page);
  await page.evaluate(() => {
    const menu = document.createElement('button');
    Object.assign(menu.style, {
      position: 'fixed',
      inset: '0 0 auto auto',
      width: '60px',
      height: '60px',
    });
    document.body.append(menu);
  });
  await page.setViewportSize({ ...size, height: 690 });
  await expect.poll(() => coveredControls(page)).toEqual([]);
});

story('is moved by a key before the menu was ever opened', async ({ page, address }) => {
  await page.goto(`${address}/empty`);
  const launcher = page.locator('#accessibilik-root .launcher');
  const left = async () => (await launcher.boundingBox())!.x;
  expect(await left()).toBeGreaterThan(size.width / 2);
  await launcher.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowLeft');
      return left();
    })
    .toBeLessThan(size.width / 2);
});
