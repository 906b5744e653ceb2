import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { startHost, type HostFiles } from '../hosts/host-site.ts';

const policy = "script-src 'nonce-once' 'self'; style-src 'nonce-once' http:; connect-src 'self'";
const pageOf = (attributes: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${head}
<script src="/accessibility/accessibility-widget.js" nonce="once" ${attributes}></script></head>
<body><h1>Words</h1><button id="own">Display</button>
<script nonce="once">document.querySelector('#own').addEventListener('click', () => accessibilik.open())</script></body></html>`;

const readme = readFileSync(
  new URL('../../../packages/accessibility-widget/for-npm/README.md', import.meta.url),
  'utf8',
);
/** The first example in HTML after these words: it runs as it is printed. */
const exampleAfter = (words: string) =>
  /```html\n(.*?)```/su.exec(readme.slice(readme.indexOf(words)))![1]!;
const plain = (body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head><body><h1>Words</h1>${body}</body></html>`;

const files: HostFiles = {
  '/': pageOf(
    'data-language="fr" data-features="font-size dark-contrast" data-statement="/statement" data-storage="none"',
  ),
  '/own': pageOf('', '<style nonce="once">:root { --accessibilik-button-display: none; }</style>'),
  '/corner': pageOf('data-corner="top-start" data-offset="80px 12px"'),
  '/offset': pageOf('data-offset="30px"'),
  '/session': pageOf('data-storage="session"'),
  '/theirs.css': '@layer base { h1 { font-weight: 300 !important } }',
};

/** The examples have scripts in the page, so no policy. */
const examples: HostFiles = {
  '/consent': plain(exampleAfter('**Consent.**')),
  '/consent/yes': pageOf('data-consent="yes"'),
  '/consent/no': pageOf('data-consent="no"'),
  '/change': plain(exampleAfter('**Changes.**')),
};

const story = test.extend<object, { address: string; free: string }>({
  free: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const site = await startHost(examples);
      await use(site.address);
      site.stop();
    },
    { scope: 'worker' },
  ],
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use) => {
      const other = await startHost(files);
      const theirs = `<link rel="stylesheet" href="${other.address}/theirs.css">`;
      const site = await startHost(
        { ...files, '/nonce': pageOf('', theirs) },
        { 'content-security-policy': policy },
      );
      await use(site.address);
      site.stop();
      other.stop();
    },
    { scope: 'worker' },
  ],
});
story.use({ trace: 'off' } as object);

story(
  'the owner’s language, features, statement and storage are kept to',
  async ({ page, address }) => {
    await page.goto(address);
    const menu = page.locator('#accessibilik-root');
    await menu.locator('.launcher').click();
    await expect(menu.locator('h2')).toHaveText('Menu d’accessibilité');
    const sections = menu.locator('section > h3 button');
    await expect(sections).toHaveText(['Réglage du contenu', 'Réglage des couleurs', 'Plus']);
    for (const section of await sections.all()) await section.click();
    await expect(menu.locator('.cell')).toHaveCount(2);
    await expect(menu.locator('.sets')).toBeHidden();
    await expect(menu.getByRole('checkbox')).toHaveCount(0);
    const statement = menu.getByRole('link', { name: 'Déclaration d’accessibilité' });
    await expect(statement).toHaveAttribute('href', '/statement');
    await menu.getByRole('button', { name: 'Contraste sombre' }).click();
    await expect(page.locator('html')).toHaveClass('accessibilik-dark-contrast');
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  },
);

for (const [path, left, top] of [
  ['/corner', 12, 80],
  ['/offset', 1280 - 48 - 30, 720 - 48 - 30],
] as const)
  story(`the button of ${path} floats where the owner says`, async ({ page, address }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(address + path);
    const box = await page.locator('#accessibilik-root .launcher').boundingBox();
    expect([box?.x, box?.y]).toEqual([left, top]);
  });

story('settings of the session alone offer no remembering', async ({ page, address }) => {
  await page.goto(`${address}/session`);
  const menu = page.locator('#accessibilik-root');
  await menu.locator('.launcher').click();
  await menu.getByRole('button', { name: 'More' }).click();
  await expect(menu.getByText('Page structure')).toBeVisible();
  await expect(menu.getByRole('checkbox')).toHaveCount(0);
  await menu.getByRole('button', { name: 'Stop motion' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('accessibilik'))).toContain(
    '"isMotionStopped":true',
  );
});

story(
  'a button of the page’s own opens the menu and gets the focus back',
  async ({ page, address }) => {
    await page.goto(`${address}/own`);
    const menu = page.locator('#accessibilik-root');
    await page.locator('#own').focus();
    await page.keyboard.press('Enter');
    await expect(menu.locator('h2')).toBeVisible();
    await expect(menu.locator('.launcher')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.locator('#own')).toBeFocused();
  },
);

story('a style element bears the nonce of the page', async ({ page, address }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('accessibilik', '{"language":"en","isFontWeightBold":true}'),
  );
  await page.goto(`${address}/nonce`);
  await expect(page.locator('#accessibilik-root .focus-mark')).toBeAttached();
  await expect(page.locator('h1')).toHaveCSS('font-weight', '700');
});

/** All that the page has stored, by any means a script has. */
const storedOn = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage), document.cookie].join(),
  );
const adapted = /accessibilik-dark-contrast/u;
const toggle = async (page: Page, section: string, name: string) => {
  const menu = page.locator('#accessibilik-root');
  const button = menu.getByRole('button', { name, exact: true });
  if (!(await menu.locator('.panel').isVisible())) await menu.locator('.launcher').click();
  await expect(menu.locator('h2')).toBeVisible();
  if (!(await button.isVisible())) await menu.getByRole('button', { name: section }).click();
  await button.click();
};

story(
  'nothing is stored before a consent, all after it, and nothing after it is withdrawn',
  async ({ page, free }) => {
    const html = page.locator('html');
    const agree = page.getByRole('button', { name: 'Agree' });
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    await page.goto(`${free}/consent`);
    await toggle(page, 'Color', 'Dark contrast');
    await toggle(page, 'More', 'Hide images');
    await expect(html).toHaveClass(adapted);
    expect(await storedOn(page)).toBe('');
    // It lasts as long as the page.
    await page.reload();
    await toggle(page, 'Color', 'Light contrast');
    await expect(html).not.toHaveClass(adapted);
    await toggle(page, 'Color', 'Light contrast');

    await toggle(page, 'Color', 'Dark contrast');
    await agree.click();
    await expect.poll(() => storedOn(page)).toBe('accessibilik,accessibilik-early,');
    await page.reload();
    // The next page waits for its banner, and takes up what was kept.
    await expect(page.locator('#accessibilik-root')).toBeAttached();
    await expect(html).not.toHaveClass(adapted);
    await agree.click();
    await expect(html).toHaveClass(adapted);

    await withdraw.click();
    expect(await storedOn(page)).toBe('');
    await expect(html).toHaveClass(adapted);
    await toggle(page, 'More', 'Stop motion');
    expect(await storedOn(page)).toBe('');
    await agree.click();
    await page.goto(`${free}/consent/yes`);
    await expect(html).toHaveClass(/dark-contrast.*stop-motion/u);
    await page.goto(`${free}/consent/no`);
    await expect(page.locator('#accessibilik-root')).toBeAttached();
    await expect(html).not.toHaveClass(adapted);
    expect(await storedOn(page)).toBe('');
  },
);

story(
  'what was kept shows where a consent goes before the panel has come',
  async ({ page, free }) => {
    await page.addInitScript(() =>
      sessionStorage.setItem('accessibilik', '{"language":"en","isDarkContrast":true}'),
    );
    const hold = new EventEmitter();
    const held = once(hold, 'go');
    await page.route('**/panel.js*', async (route) => {
      await held;
      await route.continue();
    });
    const html = page.locator('html');
    await page.goto(`${free}/consent`);
    await expect(page.locator('#accessibilik-root')).toBeAttached();
    await page.getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    hold.emit('go');
    await toggle(page, 'More', 'Stop motion');
    await expect(html).toHaveClass(/dark-contrast.*stop-motion/u);
    expect(await storedOn(page)).toBe('');
  },
);

story('the owner’s function is told of each change once, after it', async ({ page, free }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    const log = (...words: unknown[]) =>
      told.push([...words, document.documentElement.className].join(' '));
    Object.assign(globalThis, { told });
    Object.assign(console, { log });
  });
  const told = () => page.evaluate<string[]>('globalThis.told.splice(0)');
  await page.goto(`${free}/change`);
  const menu = page.locator('#accessibilik-root');
  await toggle(page, 'Color', 'Dark contrast');
  expect(await told()).toEqual(['en true accessibilik-dark-contrast']);
  await menu.getByRole('button', { name: 'Undo' }).click();
  expect(await told()).toEqual(['en false ']);
  await menu.getByRole('button', { name: 'Reset all' }).click();
  expect(await told()).toEqual([]);
  await menu.getByRole('switch').first().click();
  expect(await told()).toHaveLength(1);
  await menu.getByRole('combobox', { name: 'Language' }).selectOption('he-IL');
  await expect(menu.locator('h2')).toHaveText('תפריט נגישות');
  expect(await told()).toEqual([expect.stringMatching(/^he-IL false/u)]);
  await page.keyboard.press('Escape');
  expect(await told()).toEqual([]);
});
