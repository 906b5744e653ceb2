import { rm, writeFile } from 'node:fs/promises';

import { expect, test as base } from '@playwright/test';

import { newDataFolder } from '../support/data-folder.ts';
import type { BrowserPage, Engine } from './browser-page.ts';
import { engines, type EngineName } from './engines.ts';
import { startWatchedSite, type WatchedSite } from './watched-site.ts';
import { agreedCookies } from '../support/agree.ts';

/** A story told in each engine. Whatever a page complains of while it is told is a fault. */
export const story = base.extend<
  { visitor: BrowserPage },
  { engine: Engine; watched: WatchedSite }
>({
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture takes
    async ({}, use, { project }) => {
      const engine = await engines[project.name as EngineName]!();
      await use(engine);
      await engine.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  watched: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const dataDir = await newDataFolder();
      const site = await startWatchedSite(dataDir);
      await use(site);
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine, watched }, use, info) => {
    watched.complaints();
    const page = await engine.newPage(watched.address);
    await page.resize(1280, 900);
    await use(page);
    if (info.status !== info.expectedStatus)
      await page.screenshot().then(
        (png) => writeFile(info.outputPath('screen.png'), png),
        () => {}, // a frozen tab draws nothing
      );
    await page.close();
    expect(watched.complaints()).toEqual([]);
  },
});

/** Waits until these words can be read on the page. */
export async function reads(page: BrowserPage, words: string | RegExp): Promise<void> {
  const text = () => page.run(() => document.body.innerText);
  await (typeof words === 'string'
    ? expect.poll(text).toContain(words)
    : expect.poll(text).toMatch(words));
}

/** Comes to the site as somebody who has agreed to terms and cookies, in a language. */
export async function arrive(page: BrowserPage, path: string, language = 'en'): Promise<void> {
  await page.open('/favicon.svg');
  const cookies = Object.entries(agreedCookies).map(([name, value]) => `${name}=${value};path=/`);
  await page.run((code) => localStorage.setItem('i18nextLng', code), language);
  for (const cookie of cookies)
    await page.run((each) => {
      document.cookie = each;
    }, cookie);
  await page.open(path);
}
