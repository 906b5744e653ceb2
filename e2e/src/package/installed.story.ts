import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test, type Page } from '@playwright/test';

const built = fileURLToPath(
  new URL('../../../packages/accessibility-widget/dist-package', import.meta.url),
);
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The versions of React the package says it takes, and the Vite that builds the empty app. */
const reacts = ['18.3.1', '19.3.1'];
const vite = '8.3.8';

const npm = (folder: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** An empty folder with the packed file installed in it, as a stranger would; and the folder `site` copied to `public`. */
function install(dependencies: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
  const [packed] = JSON.parse(npm(folder, 'pack', built, '--json')) as [{ filename: string }];
  const name = '@vernacular/accessibility-widget';
  const manifest = {
    private: true,
    dependencies: { ...dependencies, [name]: `file:${packed.filename}` },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  npm(folder, 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline');
  mkdirSync(join(folder, 'public'));
  cpSync(join(folder, 'node_modules', name, 'site'), join(folder, 'public/accessibility'), {
    recursive: true,
  });
  return folder;
}

/** Serves a folder's files and nothing else; gives its address and how to stop. */
async function serve(folder: string, headers: Readonly<Record<string, string>> = {}) {
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url!, 'http://stranger');
    const path = normalize(decodeURIComponent(pathname === '/' ? '/index.html' : pathname));
    try {
      const file = readFileSync(join(folder, path));
      reply.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain', ...headers });
      reply.end(file);
    } catch {
      reply.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** All that a stranger tries first: it opens by keyboard, adapts, finds its font and speaks Hebrew; and nobody complains. */
async function play(page: Page, address: string) {
  const complaints: string[] = [];
  page.on('console', (said) => {
    if (/error|warning/u.test(said.type())) complaints.push(said.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfailed', (request) => complaints.push(request.url()));
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) complaints.push(`asks ${request.url()}`);
  });
  await page.goto(address);
  const menu = page.locator('#accessibilik-root');
  await menu.locator('.launcher').focus();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Content adjustment' }).click();
  await menu.getByRole('button', { name: 'Dyslexia font' }).click();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  expect(
    await page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily),
  ).toContain('OpenDyslexic');
  await menu.getByRole('combobox', { name: 'Language' }).selectOption('he-IL');
  await expect(menu.locator('h2')).toHaveText('תפריט נגישות');
  await page.keyboard.press('Escape');
  await expect(menu.locator('.launcher')).toBeFocused();
  await page.reload();
  await expect(menu.locator('.launcher')).toBeVisible();
  expect(complaints).toEqual([]);
}

for (const version of reacts)
  test(`an empty Vite app with React ${version} builds and shows the menu`, async ({ page }) => {
    const folder = install({ react: version, 'react-dom': version, vite });
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="en"><title>Stranger</title><link rel="icon" href="data:,"><div id="app"></div><script type="module" src="/main.js"></script></html>`,
    );
    writeFileSync(
      join(folder, 'main.js'),
      `import { createElement as h, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AccessibilityWidget } from '@vernacular/accessibility-widget/react';
createRoot(document.querySelector('#app')).render(h(StrictMode, null, h('h1', null, 'Words'), h(AccessibilityWidget)));
`,
    );
    npm(folder, 'exec', '--', 'vite', 'build', '--logLevel', 'warn');
    const site = await serve(join(folder, 'dist'));
    await play(page, site.address);
    site.stop();
    rmSync(folder, { recursive: true });
  });

test('a plain page under a strict content policy shows the menu from one tag', async ({ page }) => {
  const folder = install({});
  writeFileSync(
    join(folder, 'public/index.html'),
    `<!doctype html><html lang="en"><head><title>Stranger</title><link rel="icon" href="data:,"><script src="/accessibility/accessibility-widget.js"></script></head><body><h1>Words</h1></body></html>`,
  );
  const site = await serve(join(folder, 'public'), {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; require-trusted-types-for 'script'",
  });
  await play(page, site.address);
  site.stop();
  rmSync(folder, { recursive: true });
});
