import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, test } from '@playwright/test';
import { build } from 'vite';

import { startHost } from '../hosts/host-site.ts';

/** Where each version of React lies: this room's own is 18, the site's is 19. */
const homes: Readonly<Record<string, string>> = {
  18: import.meta.url,
  19: new URL('../../../apps/web/package.json', import.meta.url).href,
};

type Make = (name: string, attributes: object | null, ...children: unknown[]) => unknown;
/** A whole document, with the menu's tag in its head; the server and the page make it by the same function. */
const appOf = (h: Make) =>
  h(
    'html',
    { lang: 'en', className: 'theme', style: { colorScheme: 'light' } },
    h(
      'head',
      null,
      h('title', null, 'Host'),
      h('script', { src: '/accessibility/accessibility-widget.js', 'data-hydrates': '' }),
    ),
    h(
      'body',
      null,
      h('h1', null, 'Words'),
      h('p', { style: { fontSize: '20px' } }, 'More ', 'words'),
      h('script', { type: 'module', src: '/client.js' }),
    ),
  );

/** Takes over the document as React does, and tells what it found and what went wrong. */
const client = `import { createElement as h } from 'react';
import { hydrateRoot } from 'react-dom/client';
const appOf = ${String(appOf)};
const { documentElement: root } = document;
globalThis.found = {
  html: root.getAttributeNames().map((name) => name + '=' + root.getAttribute(name)).join(' '),
  marked: document.querySelectorAll('[data-original-font-size]').length,
  weight: getComputedStyle(document.querySelector('h1')).fontWeight,
  zoom: getComputedStyle(root).zoom,
};
globalThis.trouble = [];
hydrateRoot(document, appOf(h), { onRecoverableError: (error) => trouble.push(String(error)) });
const seen = (key) => Object.keys(document.body).some((name) => name.startsWith(key));
const wait = () => (seen('__reactProps') ? (globalThis.isHydrated = true) : requestAnimationFrame(wait));
wait();`;

/** The page as React of this version sends it, and the script that takes it over. */
async function pageWith(version: string, mode: 'development' | 'production') {
  const require = createRequire(homes[version]!);
  const { createElement } = require('react') as { createElement: Make };
  const server = require('react-dom/server') as { renderToString(node: unknown): string };
  const folder = await mkdtemp(join(tmpdir(), 'hydrated-'));
  await writeFile(join(folder, 'client.js'), client);
  const made = await build({
    configFile: false,
    root: folder,
    mode,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      alias: ['react', 'react-dom'].map((name) => ({
        find: name,
        replacement: dirname(require.resolve(`${name}/package.json`)),
      })),
    },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(folder, 'client.js'), formats: ['es'], fileName: 'client' },
    },
  });
  await rm(folder, { recursive: true });
  const [bundle] = Array.isArray(made) ? made : [];
  const [first] = bundle?.output ?? [];
  if (first?.type !== 'chunk') throw new Error('Vite made no script of the client');
  return {
    '/': `<!doctype html>${server.renderToString(appOf(createElement))}`,
    '/client.js': first.code,
  };
}

for (const version of Object.keys(homes))
  for (const mode of ['development', 'production'] as const)
    test(`React ${version} (${mode}) takes over a whole document as it was sent, adjusted from the first frame`, async ({
      page,
    }) => {
      const site = await startHost(await pageWith(version, mode));
      const complaints: string[] = [];
      page.on('console', (said) => {
        if (/error|warning/u.test(said.type()) && !said.text().includes('favicon'))
          complaints.push(said.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      await page.goto(site.address);
      await page.locator('#accessibilik-root').waitFor({ state: 'attached' });
      await page.evaluate(() => {
        const newValue = JSON.stringify({
          language: 'en',
          isFontWeightBold: true,
          isBigCursor: true,
          isMonochrome: true,
          color: '#00308f',
          adjustFontSizePercentage: 150,
          zoom: { isZoom: true, zoom: 1.5 },
        });
        sessionStorage.setItem('accessibilik', newValue);
        dispatchEvent(new StorageEvent('storage', { key: 'accessibilik', newValue }));
      });
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('accessibilik-early')))
        .not.toBeNull();
      await page.reload();
      await page.waitForFunction('globalThis.isHydrated');
      expect(await page.evaluate('globalThis.found')).toEqual({
        html: 'lang=en class=theme style=color-scheme:light',
        marked: 0,
        weight: '700',
        zoom: '1.5',
      });
      const launcher = page.locator('html > #accessibilik-root .launcher');
      await expect(launcher).toBeVisible();
      await expect(page.locator('body > p')).toHaveCSS('font-size', '30px');
      await expect(page.locator('html')).toHaveClass(/theme.* accessibilik-zoom/u);
      await launcher.click();
      await expect(page.locator('#accessibilik-root h2')).toBeVisible();
      expect(await page.evaluate('globalThis.trouble')).toEqual([]);
      expect(complaints).toEqual([]);
      site.stop();
    });
