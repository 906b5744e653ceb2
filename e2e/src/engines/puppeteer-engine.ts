import { launch, type ElementHandle, type KeyInput } from 'puppeteer-core';

import type { BrowserPage, Engine, Target } from './browser-page.ts';
import { findInPage, soughtOf } from './find-in-page.ts';

const patience = { timeout: 15_000 };

/** Firefox over WebDriver BiDi, or Chromium over its own protocol; without a window. */
export async function startPuppeteer(
  browser: 'firefox' | 'chrome',
  executablePath: string,
): Promise<Engine> {
  const running = await launch({
    browser,
    executablePath,
    headless: true,
    protocolTimeout: 30_000,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--disable-quic'] : [],
    // Nobody answers at the addresses of Mozilla's services here.
    ...(browser === 'firefox' && {
      extraPrefsFirefox: { 'app.normandy.enabled': false, 'extensions.update.enabled': false },
    }),
  });
  return {
    async newPage(address): Promise<BrowserPage> {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      const find = async (target: Target) => {
        const handle = await page.waitForFunction(findInPage, patience, soughtOf(target));
        return handle as unknown as ElementHandle<HTMLInputElement>;
      };
      return {
        address,
        open: async (path) => void (await page.goto(address + path, patience)),
        back: async () => void (await page.goBack(patience)),
        run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])),
        async has(target) {
          const handle = await page.evaluateHandle(findInPage, soughtOf(target));
          return handle.asElement() !== null;
        },
        // A conversation may still be gliding to its end: a click waits until its target rests.
        click: async (target) =>
          (await find(target)).asLocator().setTimeout(patience.timeout).click(),
        focus: async (target) => (await find(target)).focus(),
        type: (text) => page.keyboard.type(text),
        async press(name) {
          const keys = name.split('+') as KeyInput[];
          for (const key of keys.slice(0, -1)) await page.keyboard.down(key);
          await page.keyboard.press(keys.at(-1)!);
          for (const key of keys.slice(0, -1)) await page.keyboard.up(key);
        },
        choose: async (target, files) => (await find(target)).uploadFile(...files),
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    end: () => running.close(),
  };
}
