/**
 * `npm test`: builds, then runs the rooms' tests and the browser stories.
 * `npm run test:whole` (`--whole`) takes no samples, and runs the tests on each Node besides.
 * What the machine can't run is left out and named in the last lines; with REQUIRE_ALL=1 that is a failure.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';

await build();
const { findPostgres } = await import('../packages/postgres-for-tests/dist/index.js');

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'vernacular-test-'));
const chromium = findChromium();
const leftOut = [
  !chromium && 'the browser stories: no Chromium found (set CHROMIUM_PATH)',
  !findPostgres() && 'the store and the stories on PostgreSQL: its programs were not found',
].filter(Boolean);

const isWhole = process.argv.includes('--whole');
const plan = isWhole ? { WHOLE: '1' } : {};
const total = { passed: 0, failed: 0, skipped: 0 };
let isBroken = false;

/** Runs one test runner and adds what its JSON report says to the total. */
async function suite(program, args, cwd, env, count) {
  const report = join(reports, `${program}.json`);
  await run(program, args(report), cwd, env(report)).catch(() => (isBroken = true));
  if (!existsSync(report)) return (isBroken = true);
  const { passed, failed, skipped } = count(JSON.parse(readFileSync(report, 'utf8')));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

await suite(
  'vitest',
  (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  root,
  () => plan,
  (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
  }),
);
if (chromium) {
  await suite(
    'playwright',
    () => ['test', `--reporter=list,json${isWhole ? ',./src/accessibility/tally.ts' : ''}`],
    join(root, 'e2e'),
    (report) => ({ ...plan, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ stats, config }) => {
      const told = new Set(config.projects.map(({ name }) => name));
      for (const engine of ['firefox', 'webkit'])
        if (!told.has(engine)) leftOut.push(`the main stories in ${engine}: it was not found`);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
    },
  );
}
if (isWhole) await run('node', ['scripts/test-nodes.mjs'], root).catch(() => (isBroken = true));
rmSync(reports, { recursive: true, force: true });

const mustBeWhole = process.env.REQUIRE_ALL === '1';
for (const what of leftOut) console.log(`Left out: ${what}.`);
if (total.skipped > 0) console.log(`Skipped: ${total.skipped} tests.`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
const isIncomplete = leftOut.length > 0 || total.skipped > 0;
process.exitCode = isBroken || total.failed > 0 || (mustBeWhole && isIncomplete) ? 1 : 0;
