import { existsSync } from 'node:fs';

import type { Engine } from './browser-page.ts';
import { startPuppeteer } from './puppeteer-engine.ts';
import { startWebkit } from './webkit-engine.ts';

const present = (...paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

const chromium = present(process.env['CHROMIUM_PATH'], '/usr/bin/chromium');
const firefox = present(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox');
const webkit = {
  driver: present('/usr/bin/WebKitWebDriver'),
  browser: present(
    ...['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  ),
  screen: present('/usr/bin/Xvfb'),
};

export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** How each engine is started, or null where this machine does not have it. */
export const engines: Readonly<Record<EngineName, (() => Promise<Engine>) | null>> = {
  chromium: chromium ? () => startPuppeteer('chrome', chromium) : null,
  firefox: firefox ? () => startPuppeteer('firefox', firefox) : null,
  webkit:
    webkit.driver && webkit.browser && webkit.screen
      ? () => startWebkit(webkit as { driver: string; browser: string; screen: string })
      : null,
};
