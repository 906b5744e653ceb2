import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { pageOf, startHost, type HostFiles } from '../hosts/host-site.ts';

const files: HostFiles = {
  // The script without the files that belong beside it.
  '/alone': '<!doctype html><script src="/alone/accessibility-widget.js"></script><p>Words</p>',
  '/alone/accessibility-widget.js': readFileSync(
    new URL(
      '../../../packages/accessibility-widget/dist-site/accessibility-widget.js',
      import.meta.url,
    ),
  ),
  // As tools do that delay scripts.
  '/module':
    '<!doctype html><script type="module" src="/accessibility/accessibility-widget.js"></script><p>Words</p>',
  '/frame': '<!doctype html><p style="font-weight: 400">In a frame</p>',
  '/layered': pageOf(
    '<style>@layer base { p, h1 { font-weight: 300 !important; color: #444 !important; letter-spacing: 0 !important } }</style>',
    '<p id="text">Words</p>',
  ),
  '/inner': pageOf(
    '',
    `<div id="shadow"></div><iframe src="/frame"></iframe>
    <script>document.querySelector('#shadow').attachShadow({ mode: 'open' }).innerHTML = '<style>p { font-weight: 300 !important }</style><p>In a component</p>'</script>`,
  ),
  '/top': pageOf(
    '<style>body { margin: 0; background: #fff } dialog, [popover] { background: #ff0000; border: 0; width: 300px; height: 200px }</style>',
    '<dialog><button>In the dialog</button></dialog><div popover="manual" id="pop">Popover</div>',
  ),
  // What a framework does that takes over a whole document: it compares, and makes all anew when a node is not its own.
  '/hydrated': pageOf(
    `<script type="module">
      await new Promise((later) => setTimeout(later, 50));
      const { documentElement: root } = document;
      globalThis.found = [...root.children].map(({ localName }) => localName);
      root.replaceChildren(...root.children);
      root.querySelector('#accessibilik-root')?.remove();
      globalThis.isHydrated = true;
    </script>`,
    '<p>Words</p>',
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
story.use({ trace: 'off' } as object);

const store = (page: Page, settings: object) =>
  page.addInitScript(
    (value) => sessionStorage.setItem('accessibilik', value),
    JSON.stringify({ language: 'en', ...settings }),
  );
const launcher = (page: Page) => page.locator('#accessibilik-root .launcher');

story('important rules in a layer of the page give way', async ({ page, address }) => {
  await store(page, { isFontWeightBold: true, letterSpacing: 2, color: '#00308f' });
  await page.goto(`${address}/layered`);
  const look = () =>
    page.locator('#text').evaluate((text) => {
      const { fontWeight, letterSpacing, color } = getComputedStyle(text);
      return [fontWeight, letterSpacing, color];
    });
  await expect.poll(look).toEqual(['700', '2px', 'rgb(0, 48, 143)']);
});

story(
  'open shadow roots and frames of the same site are adapted, later ones too, and given back',
  async ({ page, address }) => {
    await store(page, { isFontWeightBold: true });
    await page.goto(`${address}/inner`);
    const weights = () =>
      page.evaluate(() =>
        [
          document.querySelector('#shadow')!.shadowRoot!,
          document.querySelector('iframe')!.contentDocument!,
        ].map((part) => {
          const text = part.querySelector('p');
          return text && getComputedStyle(text).fontWeight;
        }),
      );
    await expect.poll(weights).toEqual(['700', '700']);
    await page.evaluate(() => document.querySelector('iframe')!.contentWindow!.location.reload());
    await expect.poll(weights).toEqual(['700', '700']);
    await page.evaluate(() =>
      dispatchEvent(
        new StorageEvent('storage', { key: 'accessibilik', newValue: '{"language":"en"}' }),
      ),
    );
    await expect.poll(weights).toEqual(['300', '400']);
  },
);

for (const opener of ['dialog', 'popover'])
  story(
    `filters and launcher lie above a native ${opener}, and the launcher works there`,
    async ({ page, address }) => {
      await store(page, { isMonochrome: true });
      await page.goto(`${address}/top`);
      await expect(page.locator('#accessibilik-root .focus-mark')).toBeAttached();
      await page.evaluate((kind) => {
        if (kind === 'dialog') document.querySelector('dialog')!.showModal();
        else document.querySelector<HTMLElement>('#pop')!.showPopover();
      }, opener);
      const grey = async () => {
        const box = (await page.locator(opener === 'dialog' ? 'dialog' : '#pop').boundingBox())!;
        const clip = { x: box.x + box.width / 2, y: box.y + box.height - 20, width: 4, height: 4 };
        const png = (await page.screenshot({ clip })).toString('base64');
        return page.evaluate(async (text) => {
          const image = new Image();
          image.src = `data:image/png;base64,${text}`;
          await image.decode();
          const context = new OffscreenCanvas(4, 4).getContext('2d')!;
          context.drawImage(image, 0, 0);
          const [red, green, blue] = context.getImageData(1, 1, 1, 1).data;
          return red === green && green === blue;
        }, png);
      };
      await expect.poll(grey).toBe(true);
      await launcher(page).click();
      await expect(page.locator('#accessibilik-root h2')).toBeVisible();
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        document.querySelector('dialog')!.remove();
        document.querySelector('#pop')!.remove();
      });
      await expect(page.locator('html > #accessibilik-root:not([popover])')).toBeAttached();
      await launcher(page).click();
      await expect(page.locator('#accessibilik-root h2')).toBeVisible();
    },
  );

story(
  'the launcher comes after the page has had its say, and comes back when taken away',
  async ({ page, address }) => {
    await page.goto(`${address}/hydrated`);
    await page.waitForFunction('globalThis.isHydrated');
    expect(await page.evaluate('globalThis.found')).toEqual(['head', 'body']);
    await expect(launcher(page)).toBeVisible();
    await page.evaluate(() => document.querySelector('#accessibilik-root')!.remove());
    await expect(launcher(page)).toBeVisible();
  },
);

story(
  'nothing that was measured for the panel stays when it has closed',
  async ({ page, address }) => {
    await page.goto(`${address}/layered`);
    await launcher(page).click();
    await expect(page.locator('#accessibilik-root h2')).toBeVisible();
    await page.keyboard.press('Escape');
    const left = () =>
      page.evaluate(() => document.querySelectorAll('[data-original-font-size], [style]').length);
    await expect.poll(left).toBe(0);
  },
);

story('a script without its files says in the console what to do', async ({ page, address }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${address}/alone`);
  await launcher(page).click();
  await expect
    .poll(() => said.find((sentence) => sentence.startsWith('Accessibility menu: ')))
    .toContain(`${address}/alone/panel.js did not load`);
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
});

story('a script tag that became a module finds its files', async ({ page, address }) => {
  await page.goto(`${address}/module`);
  await launcher(page).click();
  await expect(page.locator('#accessibilik-root h2')).toBeVisible();
});
