import { expect, test, type Page } from '@playwright/test';

import { pageOf, startHost } from '../hosts/host-site.ts';

const story = test.extend<object, { address: string }>({
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const site = await startHost({ '/': pageOf('', '<main><h1>Words</h1></main>') });
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
});
story.use({ trace: 'off' } as object);

const menuOf = (page: Page) => page.locator('#accessibilik-root');
const open = async (page: Page, ...sections: readonly string[]) => {
  await menuOf(page).locator('.launcher').click();
  for (const name of sections)
    await menuOf(page).getByRole('button', { name, exact: true }).click();
};
const press = (page: Page, name: string) =>
  menuOf(page).getByRole('button', { name, exact: true }).click();
const set = (page: Page, name: string) => menuOf(page).getByRole('switch', { name });
const isBold = (one: Page) => one.locator('html.accessibilik-font-weight');
/** The sets that are shown as on, and what the page shows of three settings. */
const state = async (page: Page) => {
  const on = await menuOf(page).locator('[role=switch][aria-checked=true] b').allTextContents();
  const shown = await page.evaluate(() => {
    const root = document.documentElement;
    return [
      getComputedStyle(root).getPropertyValue('--accessibilik-font-size'),
      ...['highlight-links', 'big-cursor'].filter((name) =>
        root.classList.contains(`accessibilik-${name}`),
      ),
    ];
  });
  return [on.join(), ...shown].join(' ');
};

story('a set going off gives back what stood before it', async ({ page, address }) => {
  await page.goto(address);
  await open(page, 'Content adjustment');
  for (let step = 0; step < 5; step += 1) await press(page, 'Increase: Font size');
  await press(page, 'Highlight links');
  await expect.poll(() => state(page)).toBe(' 1.5 highlight-links');
  await set(page, 'Low vision').click();
  await set(page, 'Color blind').click();
  await set(page, 'Easier to click').click();
  const all = 'Low vision,Easier to click,Color blind 1.5 highlight-links big-cursor';
  await expect.poll(() => state(page)).toBe(all);
  await page.reload();
  await open(page);
  await expect.poll(() => state(page)).toBe(all);
  await set(page, 'Low vision').click();
  const others = 'Easier to click,Color blind 1.5 highlight-links big-cursor';
  await expect.poll(() => state(page)).toBe(others);
  await press(page, 'Undo');
  await expect.poll(() => state(page)).toBe(all);
  for (const name of ['Low vision', 'Easier to click', 'Color blind'])
    await set(page, name).click();
  await expect.poll(() => state(page)).toBe(' 1.5 highlight-links');
  await press(page, 'Reset all');
  await expect.poll(() => state(page)).toBe(' ');
});

story(
  'a set is on when it was pressed, not when its settings happen to be',
  async ({ page, address }) => {
    await page.goto(address);
    await open(page, 'Content adjustment', 'Color adjustment');
    await press(page, 'Highlight links');
    await press(page, 'High contrast');
    await expect.poll(() => state(page)).toBe('  highlight-links');
  },
);

story(
  'settings lie on the device only with “Remember”, and tabs agree on them',
  async ({ page, address }) => {
    const other = await page.context().newPage();
    const device = () => page.evaluate(() => Object.keys(localStorage).toSorted().join());
    await page.goto(address);
    await open(page, 'Content adjustment', 'More');
    await press(page, 'Bold text');
    expect(await device()).toBe('');
    await menuOf(page).getByRole('checkbox').check();
    expect(await device()).toBe('accessibilik,accessibilik-early');
    await other.goto(address);
    await expect(isBold(other)).toBeVisible();
    await open(other, 'Content adjustment', 'More');
    await press(other, 'Bold text');
    await expect(isBold(page)).toHaveCount(0);
    await menuOf(other).getByRole('checkbox').uncheck();
    await expect(menuOf(page).getByRole('checkbox')).not.toBeChecked();
    expect(await device()).toBe('');
  },
);

story('links of the page are listed, and lead there', async ({ page, address }) => {
  await page.goto(address);
  await page.evaluate(() => {
    document.body.innerHTML +=
      '<div style="height: 3000px"></div><a href="#x">Far away</a> <a href="#x">Far away</a>';
  });
  await open(page, 'More');
  await menuOf(page).locator('summary').click();
  const links = menuOf(page).locator('details button');
  await expect(links).toHaveText(['Far away']);
  await links.click();
  await expect(page.locator('a').first()).toBeInViewport();
  await expect(page.locator('a').first()).toBeFocused();
});

story(
  'text is justified, sounds are mute and pictures described, until that is off',
  async ({ page, address }) => {
    await page.goto(address);
    await page.evaluate(() => {
      document.body.innerHTML +=
        '<p style="width: 200px">Words and more words</p><video></video><div style="position: relative"><img alt="A map" width="200" height="100" src="data:image/svg+xml,%3Csvg xmlns=\'http://www.w3.org/2000/svg\'/%3E"></div>';
    });
    const look = () =>
      page.evaluate(() => [
        getComputedStyle(document.querySelector('p')!).textAlign,
        document.querySelector('video')!.muted,
        document.querySelector('img + *')?.textContent ?? '',
        getComputedStyle(document.querySelector('img')!).objectFit,
      ]);
    const names = ['Justify text', 'Mute sounds', 'Show picture descriptions'];
    await open(page, 'More');
    for (const name of names) await press(page, name);
    await expect.poll(look).toEqual(['justify', true, 'A map', 'fill']);
    for (const name of names) await press(page, name);
    await expect.poll(look).toEqual(['start', false, '', 'fill']);
  },
);

story(
  'a colour that is none leaves the one before, and says what is expected',
  async ({ page, address }) => {
    await page.goto(address);
    await open(page, 'Color adjustment', 'More');
    for (const [name, selector, property] of [
      ['Text color', 'h1', 'color'],
      ['Background color', 'html', 'background-color'],
    ] as const) {
      const field = menuOf(page).getByRole('textbox', { name });
      const type = async (value: string) => {
        await field.fill(value);
        await field.press('Enter');
      };
      await type('#00308f');
      await expect(page.locator(selector)).toHaveCSS(property, 'rgb(0, 48, 143)');
      await type('bluish');
      await expect(menuOf(page).getByText(/Type a color, such as .#1d4ed8./u)).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator(selector)).toHaveCSS(property, 'rgb(0, 48, 143)');
      await type('#7b0000');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(menuOf(page).getByText(/Type a color/u)).toHaveCount(0);
      await press(page, 'Reset all');
    }
  },
);

story(
  'a text colour that is read badly on the page is said to be so',
  async ({ page, address }) => {
    await page.goto(address);
    await open(page, 'Color adjustment', 'More');
    const faint = menuOf(page).getByText('Text in this color is hard to read on this page.');
    const type = async (name: string, value: string) => {
      await menuOf(page).getByRole('textbox', { name }).fill(value);
      await menuOf(page).getByRole('textbox', { name }).press('Enter');
    };
    await type('Text color', 'gold');
    await expect(faint).toBeVisible();
    await press(page, 'Dark contrast');
    await expect(faint).toBeHidden();
    await press(page, 'Dark contrast');
    await expect(faint).toBeVisible();
    await type('Background color', '#ffffff');
    await expect(faint).toBeHidden();
    await press(page, 'Undo');
    await expect(faint).toBeVisible();
    await type('Text color', 'navy');
    await expect(faint).toBeHidden();
  },
);
