import { defineConfig } from '@playwright/test';

import { quiet, wholeChromium } from './playwright.config.ts';

/** `npm run corpus`: the menu on real pages of other people (src/corpus). */
export default defineConfig({
  testDir: 'src/corpus',
  testMatch: 'corpus.story.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: { launchOptions: { executablePath: wholeChromium, args: quiet } },
});
