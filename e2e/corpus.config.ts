import { defineConfig } from '@playwright/test';

import { engines } from './src/engines/engines.ts';
import { quiet, wholeChromium } from './playwright.config.ts';

/** `npm run corpus`: the menu on real pages of other people (src/corpus). */
export default defineConfig({
  testDir: 'src/corpus',
  testMatch: process.env['OTHERS'] === '1' ? 'other-menus.story.ts' : 'corpus.story.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  projects: Object.entries(engines).flatMap(([name, start]) => (start ? [{ name }] : [])),
  use: { launchOptions: { executablePath: wholeChromium, args: quiet } },
});
