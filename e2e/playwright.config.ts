import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import { leftOutProjects, leftOutTests } from '../scripts/slow-test-groups.mjs';
import { engines } from './src/engines/engines.ts';

export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const debian = '/usr/bin/chromium';
export const wholeChromium = existsSync(debian) ? debian : (process.env['CHROMIUM_PATH'] ?? debian);

/** The engines judge every state (src/accessibility/plan.ts), and how many they have judged is told. */
const isWhole = process.env['WHOLE'] === '1';

/** What is left to `npm run test:whole` (docs/testing.md). */
const leftOut = leftOutTests().map((path) => path.replace('e2e/src/', '**/'));

const projects = [
  // The main stories in each engine this machine has, through drivers of their own (src/engines).
  ...Object.entries(engines).flatMap(([name, start]) =>
    start ? [{ name, testMatch: '**/engines/*.story.ts' }] : [],
  ),
  {
    name: 'sqlite',
    metadata: { database: 'sqlite' },
    testIgnore: [
      '**/accessibility/*.story.ts',
      '**/corpus/**',
      '**/engines/**',
      '**/package/**',
      ...leftOut,
    ],
  },
  // What strangers install: it asks npm's registry, so `npm run test:clients` plays it.
  ...(process.env['CLIENTS'] === '1'
    ? [{ name: 'package', testMatch: '**/package/*.story.ts' }]
    : []),
  {
    name: 'postgres',
    // One PostgreSQL server is enough.
    workers: 1,
    metadata: { database: 'postgres' },
    testMatch: ['**/account*.story.ts', '**/own-dictionary.story.ts'],
  },
  {
    name: 'accessibility',
    // No story here changes what another sees, so they need no order.
    fullyParallel: true,
    metadata: { database: 'sqlite' },
    testMatch: '**/accessibility/*.story.ts',
    // Screens are judged as a reader's browser draws them; the shell draws some boxes otherwise.
    use: { launchOptions: { executablePath: wholeChromium, args: quiet } },
  },
];

/**
 * Each worker has a server of its own, and the stories of one file run one after another. A story waits for half of
 * its time (for a browser, a pause, a second message), so four side by side keep two cores busy.
 */
export default defineConfig({
  testDir: 'src',
  globalSetup: './src/support/data-folder.ts',
  testMatch: '**/*.story.ts',
  workers: 4,
  // Four stories run side by side, so one may take three times as long as alone. In milliseconds.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  forbidOnly: process.env['CI'] === 'true',
  // A machine that CI shares with others may starve one story; a second failure is a fault. Flaky ones are listed.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  reporter: isWhole ? [['list'], ['./src/accessibility/tally.ts']] : 'list',
  outputDir: 'test-results',
  use: {
    actionTimeout: 60_000,
    // What is kept for a time without a connection would answer in the place of what a story sets up.
    serviceWorkers: 'block',
    // A trace draws the page at each step and takes a third of a story's time: `--trace retain-on-failure` asks for it.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? debian,
      args: quiet,
    },
  },
  testIgnore: leftOut,
  // The longest first, the many short ones last.
  projects: projects.filter(({ name }) => !leftOutProjects().includes(name)),
});
