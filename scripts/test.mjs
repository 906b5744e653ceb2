/**
 * `npm test`: builds, then runs the tests of all packages and the browser stories. Of the slow groups of tests
 * (scripts/slow-test-groups.mjs) it runs those about which something has changed. `npm run test:whole` (`--whole`) runs
 * all and takes no samples; with names of groups it runs these alone. Each run records the groups that were green.
 * What the machine can't run is left out and named in the last lines; with REQUIRE_ALL=1 that is a failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { build } from './build.mjs';
import { findChromium } from './find-chromium.mjs';
import { root, run } from './run-program.mjs';
import { changedGroups, groups, groupsOfPush, isOf, recordGreen } from './slow-test-groups.mjs';

await build();
const { findPostgres } = await import('../packages/postgres-for-tests/dist/index.js');

const reports = mkdtempSync(join(tmpdir(), 'vernacular-test-'));
const chromium = findChromium();
const leftOut = [
  !chromium && 'the browser stories: no Chromium found (set CHROMIUM_PATH)',
  !existsSync('/usr/sbin/nginx') && 'two servers behind nginx: it was not found',
  !existsSync('/usr/sbin/pgbouncer') && 'a pooler before PostgreSQL: PgBouncer was not found',
  !existsSync('/usr/bin/caddy') && 'whether the Caddyfile is right: Caddy was not found',
  !existsSync('/usr/bin/promtool') && 'whether Prometheus takes the alerts: promtool was not found',
  !existsSync('/usr/bin/systemd-analyze') && 'whether the unit is right: systemd was not found',
  spawnSync('pre-commit', ['--version']).status !== 0 &&
    'the hook by pre-commit’s own steps: it was not found',
  !findPostgres() && 'the store and the stories on PostgreSQL: its programs were not found',
].filter(Boolean);

const isWhole = process.argv.includes('--whole');
const named = process.argv.slice(2).filter((word) => word !== '--whole');
const unknown = named.filter((word) => !(word in groups));
if (unknown.length > 0) {
  console.error(
    `No such group: ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`,
  );
  process.exit(2);
}
const wanted = isWhole ? (named.length > 0 ? named : Object.keys(groups)) : groupsOfPush();
const isAll = isWhole && named.length === 0;
const plan = { WHOLE: isAll ? '1' : wanted.join(',') };
const total = { passed: 0, failed: 0, skipped: 0 };
const seen = [];
let isBroken = false;

async function suite(program, args, cwd, env, count) {
  const report = join(reports, `${program}.json`);
  await run(program, args(report), cwd, env(report)).catch(() => (isBroken = true));
  if (!existsSync(report)) return (isBroken = true);
  const counted = count(JSON.parse(readFileSync(report, 'utf8')));
  seen.push(...counted.tests);
  for (const ending of Object.keys(total)) total[ending] += counted[ending];
}

const storiesOf = ({ specs = [], suites = [], file }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results, projectName }) => ({
      name: `${projectName}, ${file}: ${title}`,
      file: `e2e/src/${file}`,
      project: projectName,
      ends: { unexpected: 'red', flaky: 'second try' }[status] ?? status,
      why: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
  ),
  ...suites.flatMap(storiesOf),
];

const only = (isStory) =>
  named
    .flatMap((name) => (name === 'postgres' && !isStory ? ['apps/server/src'] : groups[name].tests))
    .filter((path) => path.startsWith('e2e/') === isStory);

if (named.length === 0 || only(false).length > 0)
  await suite(
    'vitest',
    (report) => [
      'run',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...only(false),
    ],
    root,
    () => plan,
    (json) => ({
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
      tests: json.testResults.flatMap(({ name: file, status, message, assertionResults }) => [
        ...(status === 'failed' && message
          ? [{ name: file, file: relative(root, file), ends: 'red', why: message }]
          : []),
        ...assertionResults.map(({ fullName, status: how, failureMessages }) => ({
          name: `${relative(root, file)}: ${fullName}`,
          file: relative(root, file),
          ends: how === 'failed' ? 'red' : failureMessages.length > 0 ? 'second try' : how,
          why: failureMessages.join('\n'),
        })),
      ]),
    }),
  );
const stories = (args) =>
  suite(
    'playwright',
    () => ['test', `--reporter=list,json${isAll ? ',./src/accessibility/tally.ts' : ''}`, ...args],
    join(root, 'e2e'),
    (report) => ({ ...plan, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ stats, config, suites }) => {
      const told = new Set(config.projects.map(({ name }) => name));
      for (const engine of ['firefox', 'webkit'])
        if (named.length === 0 && !told.has(engine))
          leftOut.push(`the main stories in ${engine}: it was not found`);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        tests: suites.flatMap(storiesOf),
      };
    },
  );
if (chromium && named.length === 0) await stories([]);
const projects = named.flatMap((name) => groups[name].projects ?? []);
const files = only(true).filter((path) => !path.includes('/accessibility-'));
if (chromium && files.length > 0) await stories(files.map((path) => path.replace('e2e/', '')));
if (chromium && projects.length > 0)
  await stories(projects.map((project) => `--project=${project}`));
const brokenCommands = new Set();
if (isWhole)
  for (const name of wanted)
    if (groups[name].command) {
      const [program, ...args] = groups[name].command;
      await run(program, args).catch(() => brokenCommands.add(name));
    }
rmSync(reports, { recursive: true, force: true });

/** A group none of whose tests ran is not green. */
const isGreen = (name) => {
  if (groups[name].command) return !brokenCommands.has(name);
  const own = seen.filter((test) => isOf(name, test));
  return own.length > 0 && own.every(({ ends }) => ends !== 'red' && ends !== 'skipped');
};

const mustBeWhole = process.env.REQUIRE_ALL === '1';
for (const what of leftOut) console.log(`Left out: ${what}.`);
const changed = changedGroups();
if (!isWhole)
  for (const [name, { says }] of Object.entries(groups))
    if (!wanted.includes(name))
      console.log(
        changed.includes(name)
          ? `Left to test:whole, NOT seen green on this state: ${says}.`
          : `Left to test:whole, as nothing changed: ${says}.`,
      );
recordGreen(wanted.filter(isGreen));
if (total.skipped > 0) console.log(`Skipped: ${total.skipped} tests.`);
// Named again in the last lines, because a long run is read from its end.
for (const { name, why } of seen.filter(({ ends }) => ends === 'second try'))
  console.log(`Second try: ${name}\n${why.slice(0, 1000)}`);
for (const { name, why } of seen.filter(({ ends }) => ends === 'red'))
  console.log(`FAILED: ${name}\n${why.slice(0, 3000)}`);
for (const name of brokenCommands) console.log(`FAILED: ${groups[name].says}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
const isIncomplete = leftOut.length > 0 || total.skipped > 0;
const isRed = isBroken || brokenCommands.size > 0 || total.failed > 0;
process.exitCode = isRed || (mustBeWhole && isIncomplete) ? 1 : 0;
