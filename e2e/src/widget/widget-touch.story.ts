import { expect, test, type CDPSession, type Page } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="#c22"/></svg>';
const body = `<h1>Words</h1><p id="first">First words. Second words here.</p>
<img alt="A map" src="/picture.svg" width="200" height="120"><p id="low" style="margin-top: 120px">Words further down.</p>
<button>Press</button><div style="height: 2000px"></div>`;

const story = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const head = '<meta name="viewport" content="width=device-width, initial-scale=1">';
      const site = await startHost({ '/': pageOf(head, body), '/picture.svg': picture });
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
});
const size = { width: 390, height: 780 };
story.use({ trace: 'off', viewport: size, hasTouch: true, isMobile: true } as object);

const menuOf = (page: Page) => page.locator('#accessibilik-root');
const openMore = async (page: Page) => {
  await menuOf(page).locator('.launcher').tap();
  await expect(menuOf(page).locator('h2')).toBeVisible();
  const more = menuOf(page).getByRole('button', { name: 'More', exact: true });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.tap();
};
const closePanel = (page: Page) =>
  menuOf(page).getByRole('button', { name: 'Close', exact: true }).tap();
/** Taps an adjustment in the panel, and closes that. */
const turn = async (page: Page, name: string) => {
  await openMore(page);
  const button = menuOf(page).getByRole('button', { name, exact: true });
  const was = await button.getAttribute('aria-pressed');
  await button.tap();
  await expect(button).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await closePanel(page);
};
/** One finger that goes from here to there, past the points between. */
const drag = async (cdp: CDPSession, ...points: readonly { x: number; y: number }[]) => {
  for (const [at, point] of points.entries())
    await cdp.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
const middleOf = async (page: Page, name: string) => {
  const { x, y, width, height } = (await page.locator(name).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

story(
  'the mask and the magnifier go where a finger taps, and the page still scrolls',
  async ({ page, address }) => {
    await page.goto(address);
    await turn(page, 'Reading mask');
    const shade = menuOf(page).locator('.guide.mask');
    const top = () =>
      shade.evaluate((node) => Number.parseFloat(node.style.getPropertyValue('--guide-top')));
    const { y } = await middleOf(page, '#low');
    await page.locator('#low').tap();
    await expect.poll(top).toBeCloseTo(y - 80, 0);
    await turn(page, 'Text magnifier');
    const strip = menuOf(page).locator('.magnifier');
    await page.locator('#first').tap({ position: { x: 8, y: 8 } });
    await expect(strip).toHaveText('First words.');
    await page.locator('#low').tap({ position: { x: 8, y: 8 } });
    await expect(strip).toHaveText('Words further down.');
    const cdp = await page.context().newCDPSession(page);
    await drag(cdp, { x: 200, y: 600 }, { x: 200, y: 500 }, { x: 200, y: 400 }, { x: 200, y: 300 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  },
);

story('every adjustment of ours is turned on and off by taps', async ({ page, address }) => {
  await page.goto(address);
  await menuOf(page).locator('.launcher').waitFor();
  const plain = await page.screenshot();
  const names = [
    'Stop motion',
    'Focus outline',
    'Reading mask',
    'Text magnifier',
    'Hide images',
    'Protanopia filter',
    'Deuteranopia filter',
    'Tritanopia filter',
  ];
  for (const name of names) await turn(page, name);
  await expect(page.locator('[data-accessibilik=description]')).toHaveText(['A map']);
  // Of the three filters the last stays.
  for (const name of names.filter((other) => !/^(?:Prot|Deut)/u.test(other)))
    await turn(page, name);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.poll(async () => (await page.screenshot()).equals(plain)).toBe(true);
});

story(
  'two fingers still zoom the page, with the panel open and layers on',
  async ({ page, address }) => {
    await page.goto(address);
    await turn(page, 'Reading mask');
    await turn(page, 'Tritanopia filter');
    const cdp = await page.context().newCDPSession(page);
    const zoomed = () => page.evaluate(() => visualViewport!.scale);
    const pinch = (scaleFactor: number) =>
      cdp.send('Input.synthesizePinchGesture', { x: 150, y: 200, scaleFactor });
    await pinch(2);
    expect(await zoomed()).toBeGreaterThan(1.5);
    await pinch(0.4);
    expect(await zoomed()).toBe(1);
    await openMore(page);
    await cdp.send('Input.synthesizePinchGesture', { x: 150, y: 650, scaleFactor: 2 });
    expect(await zoomed()).toBeGreaterThan(1.5);
  },
);

story(
  'by a keyboard, what has the focus beneath the sheet is seen, and Escape there closes it',
  async ({ page, address }) => {
    await page.goto(address);
    await openMore(page);
    const panel = menuOf(page).locator('#panel');
    const press = page.getByRole('button', { name: 'Press', exact: true });
    const seen = () => panel.evaluate((node) => getComputedStyle(node).opacity);
    expect((await press.boundingBox())!.y).toBeGreaterThan((await panel.boundingBox())!.y);
    await page.locator('#first').evaluate((node) => {
      node.tabIndex = 0;
      node.focus();
    });
    expect(await seen()).toBe('1');
    await page.keyboard.press('Tab');
    await expect(press).toBeFocused();
    await expect.poll(seen).toBe('0');
    await press.tap();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(seen).toBe('1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(press).toBeFocused();
  },
);
