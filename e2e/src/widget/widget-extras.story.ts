import { expect, test, type Page } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="#c22"/></svg>';
const body = `
<p style="margin-top:300px">First words. Second words here.</p>
<img id="map" alt="A map of the town" src="/picture.svg" width="200" height="120">
<a href="#x" id="sign"><img src="/picture.svg" width="80" height="80"></a>
<img id="icon" alt="" src="/picture.svg" width="24" height="24">
<div style="width:200px;height:60px;background:#c22"></div>
<div id="holder"></div><button id="plain">Press</button>
<dialog id="box"><p>In a dialog.</p><div style="width:200px;height:60px;background:#c22"></div><img alt="Inside" src="/picture.svg" width="100" height="100"></dialog>
<script>holder.attachShadow({ mode: 'open' }).innerHTML = '<img alt="In the shade" src="/picture.svg" width="100" height="100"><p>Shadow words.</p>';</script>`;

const story = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const site = await startHost({ '/': pageOf('', body), '/picture.svg': picture });
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
});
story.use({ trace: 'off', viewport: { width: 1000, height: 800 } } as object);

const menuOf = (page: Page) => page.locator('#accessibilik-root');
/** Presses the adjustment in the panel, closes it, and leaves the pointer in a corner. */
const turn = async (page: Page, name: string) => {
  await menuOf(page).locator('.launcher').click();
  const button = menuOf(page).getByRole('button', { name, exact: true });
  if (!(await button.isVisible()))
    await menuOf(page).getByRole('button', { name: 'More', exact: true }).click();
  await button.click();
  await page.keyboard.press('Escape');
  if (await menuOf(page).locator('.panel').isVisible()) await page.keyboard.press('Escape');
  await page.mouse.move(2, 2);
};
const shot = (page: Page) => page.screenshot({ clip: { x: 0, y: 300, width: 600, height: 480 } });
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

story(
  'the magnifier shows the sentence under the pointer until Escape turns it off',
  async ({ page, address }) => {
    await page.goto(address);
    await turn(page, 'Text magnifier');
    const strip = menuOf(page).locator('.magnifier');
    await page
      .locator('p')
      .first()
      .hover({ position: { x: 8, y: 8 } });
    await expect(strip).toHaveText('First words.');
    await page
      .locator('p')
      .first()
      .hover({ position: { x: 120, y: 8 } });
    await expect(strip).toHaveText('Second words here.');
    await page.getByText('Shadow words.').hover({ position: { x: 8, y: 8 } });
    await expect(strip).toHaveText('Shadow words.');
    await page.keyboard.press('Escape');
    await expect(strip).toHaveCount(0);
    await turn(page, 'Text magnifier');
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#box')!.showModal());
    await page.getByText('In a dialog.').hover({ position: { x: 8, y: 8 } });
    await expect(strip).toHaveText('In a dialog.');
    await expect(strip).toBeVisible();
  },
);

story(
  'hidden images leave descriptions, icons and the only sign of a link',
  async ({ page, address }) => {
    await page.goto(address);
    const before = await shot(page);
    await turn(page, 'Hide images');
    await expect(page.locator('[data-accessibilik=description]')).toHaveText([
      'A map of the town',
      'In the shade',
    ]);
    const map = await page.locator('#map').boundingBox();
    const words = await page.locator('[data-accessibilik=description]').first().boundingBox();
    expect(words).toEqual(map);
    await expect(page.getByRole('img', { name: 'A map of the town' })).toBeVisible();
    for (const kept of ['#icon', '#sign img'])
      await expect(page.locator(kept)).not.toHaveAttribute('data-accessibilik-hidden');
    await turn(page, 'Hide images');
    await expect(page.locator('[data-accessibilik=description]')).toHaveCount(0);
    await settled(page);
    expect((await shot(page)).equals(before)).toBe(true);
  },
);

story(
  'focus outline marks what is clicked; the mask follows the focus',
  async ({ page, address }) => {
    await page.goto(address);
    await turn(page, 'Focus outline');
    await page.locator('#plain').click();
    const mark = menuOf(page).locator('.focus-mark.thick');
    await expect(mark).toBeVisible();
    await turn(page, 'Reading mask');
    const shade = menuOf(page).locator('.guide.mask');
    await page.locator('#plain').focus();
    const box = (await page.locator('#plain').boundingBox())!;
    await expect
      .poll(() => shade.evaluate((node) => node.style.getPropertyValue('--guide-top')))
      .toBe(`${box.y + box.height / 2 - 80}px`);
    await turn(page, 'Reading mask');
    await expect(shade).toHaveCount(0);
  },
);

for (const vision of ['Protanopia', 'Deuteranopia', 'Tritanopia'])
  story(
    `the ${vision} filter shifts colours on the page and in a dialog, and leaves no trace`,
    async ({ page, address }) => {
      await page.goto(address);
      const plain = await shot(page);
      await turn(page, `${vision} filter`);
      await settled(page);
      const shifted = await shot(page);
      expect(shifted.equals(plain)).toBe(false);
      const dialog = async () => {
        await page.evaluate(() => document.querySelector<HTMLDialogElement>('#box')!.showModal());
        await settled(page);
        const taken = await page.locator('#box').screenshot();
        await page.evaluate(() => document.querySelector<HTMLDialogElement>('#box')!.close());
        return taken;
      };
      const inDialog = await dialog();
      await turn(page, `${vision} filter`);
      await settled(page);
      expect((await shot(page)).equals(plain)).toBe(true);
      expect((await dialog()).equals(inDialog)).toBe(false);
    },
  );

const openMore = async (page: Page) => {
  await menuOf(page).locator('.launcher').click();
  await menuOf(page).getByRole('button', { name: 'More', exact: true }).click();
};

story(
  'a ground of one’s own keeps text legible, in shadow roots too',
  async ({ page, address }) => {
    await page.goto(address);
    await openMore(page);
    const field = menuOf(page).getByRole('textbox', { name: 'Background color' });
    await field.fill('#00308f');
    await field.press('Enter');
    const first = page.locator('p').first();
    const root = page.locator('html');
    await expect(root).toHaveCSS('background-color', 'rgb(0, 48, 143)');
    await expect(first).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.getByText('Shadow words.')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await menuOf(page).getByRole('button', { name: 'Color adjustment' }).click();
    const ink = menuOf(page).getByRole('textbox', { name: 'Text color' });
    for (const [wish, seen] of [
      ['#222222', 'rgb(255, 255, 255)'],
      ['#ffe14d', 'rgb(255, 225, 77)'],
    ] as const) {
      await ink.fill(wish);
      await ink.press('Enter');
      await expect(first).toHaveCSS('color', seen);
      await expect(page.getByText('Shadow words.')).toHaveCSS('color', seen);
    }
    await field.fill('');
    await field.press('Enter');
    await expect(root).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

story('the button moves from corner to corner, and stays there', async ({ page, address }) => {
  await page.goto(address);
  await openMore(page);
  const launcher = menuOf(page).locator('.launcher');
  const corner = async () => {
    const box = (await launcher.boundingBox())!;
    return `${box.y < 400 ? 'top' : 'bottom'} ${box.x < 500 ? 'left' : 'right'}`;
  };
  for (const next of ['bottom left', 'top left', 'top right']) {
    await menuOf(page).getByRole('button', { name: 'Move the button' }).click();
    await expect.poll(corner).toBe(next);
  }
  await page.reload();
  await expect.poll(corner).toBe('top right');
});
