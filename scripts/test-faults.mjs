/**
 * `npm run test:faults`: plays every fault of docs/when-it-fails.md that concerns machines, and prints the promised
 * and the observed behaviour. Sudden ends are played FAULT_ROUNDS times (default 20), or once with `--short`, as in
 * `npm test`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from './build.mjs';
import { root, run } from './run-program.mjs';

const isShort = process.argv.includes('--short');
const rounds = isShort ? '1' : (process.env.FAULT_ROUNDS ?? '20');

const [, ...parts] = readFileSync(join(root, 'docs/when-it-fails.md'), 'utf8').split('\n## ');
const faults = parts
  .join('\n')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, fault, promise, test]) => {
    const [, file, name] = /^`(apps\/server\/[^`]+)`: (.+)$/.exec(test ?? '') ?? [];
    return file ? [{ fault, promise, file, name }] : [];
  });

await build();
const folder = mkdtempSync(join(tmpdir(), 'vernacular-faults-'));
const report = join(folder, 'report.json');
const literal = (text) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/%s|\\\$\w+/g, '.*');
const args = [
  'run',
  '--project',
  'server',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  '-t',
  faults.map(({ name }) => literal(name)).join('|'),
  ...new Set(faults.map(({ file }) => file)),
];
const isGood = await run('vitest', args, root, { FAULT_ROUNDS: rounds, WHOLE: '1' }).then(
  () => true,
  () => false,
);
const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
rmSync(folder, { recursive: true });

let isWhole = isGood;
console.log(`\nFaults, ${rounds === '1' ? 'once each' : `sudden ends ${rounds} times each`}:`);
for (const { fault, promise, file, name } of faults) {
  const played = testResults
    .filter((each) => each.name.endsWith(file))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => new RegExp(`^${literal(name)}$`).test(title));
  const count = (status) => played.filter((each) => each.status === status).length;
  const seen = count('failed')
    ? 'BROKEN'
    : count('passed')
      ? `kept (${count('passed')})`
      : 'NOT PLAYED';
  if (!seen.startsWith('kept')) isWhole = false;
  console.log(`  ${seen.padEnd(11)} ${fault}: ${promise}`);
}
process.exitCode = isWhole ? 0 : 1;
