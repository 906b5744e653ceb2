/**
 * `npm test`: builds, then runs the rooms' tests and the browser stories, but those of the third tier about which nothing
 * has changed (scripts/whole-tests.mjs). `npm run test:whole` (`--whole`) runs all, takes no samples, and runs the tests
 * on each Node besides.
 * What the machine can't run is left out and named in the last lines; with REQUIRE_ALL=1 that is a failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';
import { changedGroups, groups, recordWholeRun } from './whole-tests.mjs';

await build();
const { findPostgres } = await import('../packages/postgres-for-tests/dist/index.js');

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'vernacular-test-'));
const chromium = findChromium();
const leftOut = [
  !chromium && 'the browser stories: no Chromium found (set CHROMIUM_PATH)',
  !existsSync('/usr/sbin/nginx') && 'two servers behind nginx: it was not found',
  !existsSync('/usr/bin/caddy') && 'whether the Caddyfile is right: Caddy was not found',
  !existsSync('/usr/bin/systemd-analyze') && 'whether the unit is right: systemd was not found',
  spawnSync('pre-commit', ['--version']).status !== 0 &&
    'the hook by pre-commit’s own steps: it was not found',
  !findPostgres() && 'the store and the stories on PostgreSQL: its programs were not found',
].filter(Boolean);

const isWhole = process.argv.includes('--whole');
const changed = changedGroups();
const plan = { WHOLE: isWhole ? '1' : changed.join(',') };
const total = { passed: 0, failed: 0, skipped: 0 };
/** Named once more in the last lines: a long run is read from its end. */
const red = [];
const secondTries = [];
let isBroken = false;

/** Runs one test runner and adds what its JSON report says to the total. */
async function suite(program, args, cwd, env, count) {
  const report = join(reports, `${program}.json`);
  await run(program, args(report), cwd, env(report)).catch(() => (isBroken = true));
  if (!existsSync(report)) return (isBroken = true);
  const { passed, failed, skipped, tests } = count(JSON.parse(readFileSync(report, 'utf8')));
  red.push(...tests.filter(({ ends }) => ends === 'red'));
  secondTries.push(...tests.filter(({ ends }) => ends === 'second try'));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** What Playwright's report tells of a file or a group, and of the groups in it. */
const storiesOf = ({ specs = [], suites = [], file }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${file}: ${title}`,
      ends: { unexpected: 'red', flaky: 'second try' }[status] ?? status,
      why: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
  ),
  ...suites.flatMap(storiesOf),
];

await suite(
  'vitest',
  (report) => ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  root,
  () => plan,
  (json) => ({
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + json.numTodoTests,
    tests: json.testResults.flatMap(({ name: file, status, message, assertionResults }) => [
      ...(status === 'failed' && message ? [{ name: file, ends: 'red', why: message }] : []),
      ...assertionResults.map(({ fullName, status: how, failureMessages }) => ({
        name: `${relative(root, file)}: ${fullName}`,
        ends: how === 'failed' ? 'red' : failureMessages.length > 0 ? 'second try' : how,
        why: failureMessages.join('\n'),
      })),
    ]),
  }),
);
if (chromium) {
  await suite(
    'playwright',
    () => ['test', `--reporter=list,json${isWhole ? ',./src/accessibility/tally.ts' : ''}`],
    join(root, 'e2e'),
    (report) => ({ ...plan, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ stats, config, suites }) => {
      const told = new Set(config.projects.map(({ name }) => name));
      for (const engine of ['firefox', 'webkit'])
        if (!told.has(engine)) leftOut.push(`the main stories in ${engine}: it was not found`);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        tests: suites.flatMap(storiesOf),
      };
    },
  );
}
if (isWhole) await run('node', ['scripts/test-nodes.mjs'], root).catch(() => (isBroken = true));
rmSync(reports, { recursive: true, force: true });

const mustBeWhole = process.env.REQUIRE_ALL === '1';
for (const what of leftOut) console.log(`Left out: ${what}.`);
if (!isWhole)
  for (const [name, { says }] of Object.entries(groups))
    if (!changed.includes(name)) console.log(`Left to test:whole, as nothing changed: ${says}.`);
if (total.skipped > 0) console.log(`Skipped: ${total.skipped} tests.`);
for (const { name, why } of secondTries) console.log(`Second try: ${name}\n${why.slice(0, 1000)}`);
for (const { name, why } of red) console.log(`FAILED: ${name}\n${why.slice(0, 3000)}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
const isIncomplete = leftOut.length > 0 || total.skipped > 0;
if (isWhole && !isBroken && !isIncomplete && total.failed === 0) recordWholeRun();
process.exitCode = isBroken || total.failed > 0 || (mustBeWhole && isIncomplete) ? 1 : 0;
