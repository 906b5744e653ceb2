import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'vite';

import { frames } from './judge.ts';
import type { Tab } from './tab.ts';

export const adjustments = ['dark contrast', 'dyslexia font', 'bold text', 'largest text'] as const;
export type OtherAdjustment = (typeof adjustments)[number];

/** Another menu from npm, pinned by benchmarks/package.json. */
export interface OtherMenu {
  readonly name: string;
  /** What its manual puts into a page, and the files that stand under `/menu/`; neither is given for our own. */
  readonly head?: string;
  readonly files?: string;
  /** Everything of its own on a page. */
  readonly own: string;
  readonly launcher: string;
  /** What is pressed; null where settings are taken from the session's storage, as ours are. */
  readonly keys: {
    readonly close: string;
    readonly reset: string;
    readonly buttons: Partial<Record<OtherAdjustment, string>>;
  } | null;
}

const filesOf = (path: string) =>
  fileURLToPath(new URL(`../../../node_modules/${path}/`, import.meta.url));

export const otherMenus: readonly OtherMenu[] = [
  {
    name: 'sienna-accessibility',
    files: filesOf('sienna-accessibility/dist'),
    head: '<script defer src="/menu/sienna.min.js"></script>',
    own: '[class*=asw-]',
    launcher: '.asw-menu-btn',
    keys: {
      close: '.asw-menu-close',
      reset: '.asw-menu-reset',
      buttons: {
        'dark contrast': '.asw-btn[data-key=dark-contrast]',
        'dyslexia font': '.asw-btn[data-key=readable-font]',
        'bold text': '.asw-btn[data-key=font-weight]',
        'largest text': '.asw-plus[data-key=font-size]',
      },
    },
  },
  {
    name: 'free-accessibility-menu',
    files: filesOf('free-accessibility-menu/dist'),
    head: '<link rel="stylesheet" href="/menu/a11y-widget.css"><script defer src="/menu/index.umd.min.js"></script><script>addEventListener("load", () => AccessibilityWidget.init({ defaultLanguage: "en" }))</script>',
    own: '[class*=a11y-widget]',
    launcher: '.a11y-widget__toggle',
    keys: {
      close: '.a11y-widget__close',
      reset: '.a11y-widget__reset',
      buttons: {
        'dark contrast': '[aria-checked][data-feature=darkMode]',
        'dyslexia font': '[aria-checked][data-feature=dyslexiaFont]',
        'largest text': '[data-action=increase][data-feature=fontSize]',
      },
    },
  },
];

/** A component for React, bundled with it. */
export async function reactMenu(): Promise<OtherMenu> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const files = await mkdtemp(join(root, 'e2e/dist/menu-'));
  const input = join(files, 'menu.mjs');
  await writeFile(
    input,
    `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import Menu from 'accessibility-react-widget';
    createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Menu));`,
  );
  const output = { entryFileNames: 'menu.js', assetFileNames: 'menu[extname]' };
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { dedupe: ['react', 'react-dom'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: files, emptyOutDir: false, rolldownOptions: { input, output } },
  });
  const head =
    '<link rel="stylesheet" href="/menu/menu.css"><script type="module" src="/menu/menu.js"></script>';
  const own = '#root-accessibilik';
  return {
    name: 'accessibility-react-widget',
    files,
    head,
    own,
    launcher: `${own} a[role=button]`,
    keys: null,
  };
}

const press = async (page: Tab, css: string) => {
  await page.run((selector) => {
    const button = document.querySelector<HTMLElement>(selector);
    if (!button) throw new Error(`There is no ${selector}.`);
    button.click();
  }, css);
  await frames(page, 20);
};

/** Presses a button, with the menu open only meanwhile. */
export async function pressIn(
  page: Tab,
  launcher: string,
  css: string,
  close: string,
  times = 1,
): Promise<void> {
  await press(page, launcher);
  for (let at = 0; at < times; at += 1) await press(page, css);
  await press(page, close);
  await frames(page, 30);
}

/** Keeps what is the menu's own out of what is judged. */
export const markOwn = (page: Tab, { own }: OtherMenu): Promise<void> =>
  page.run((css) => {
    for (const one of document.querySelectorAll(`${css}, :is(${css}) *`))
      if (one !== document.body && one !== document.documentElement)
        one.setAttribute('data-accessibilik', '');
  }, own);
