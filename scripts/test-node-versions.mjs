/**
 * `npm run test:nodes`: runs the tests on each supported version of Node, and shows the warnings of `npm ci` there.
 * With `--short` it takes only the newest, without the site and the server's routes, which takes seconds. The versions
 * come from the npm registry, into a temporary folder.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import { build } from './build.mjs';
import { root, run } from './run-program.mjs';

const isShort = process.argv.includes('--short');
const versions = isShort ? ['24'] : ['20', '22', '24'];
const files = isShort ? ['packages/', 'apps/cli/', 'apps/server/src/store/'] : [];

async function fetchNode(version, folder) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--no-audit', '--no-fund', `${name}@${version}`], folder);
  return join(folder, 'node_modules', name, 'bin');
}

function warnings(path) {
  const { stderr } = spawnSync('npm', ['ci', '--dry-run', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
    shell: process.platform === 'win32',
  });
  return stderr.match(/^.*EBADENGINE {3}package.*$/gmu) ?? [];
}

await build();
const failed = [];
for (const version of versions) {
  const folder = mkdtempSync(join(tmpdir(), 'vernacular-node-'));
  try {
    const bin = await fetchNode(version, folder);
    const path = [bin, process.env.PATH].join(delimiter);
    console.log(`\n— Node ${version}`);
    const warned = warnings(path);
    if (warned.length > 0) console.error(warned.join('\n'));
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    await run(join(bin, 'node'), [vitest, 'run', '--reporter=dot', ...files], root, { PATH: path });
    if (warned.length > 0) failed.push(version);
  } catch {
    failed.push(version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (failed.length > 0) {
  console.error(`\nNot right on Node ${failed.join(', ')}.`);
  process.exit(1);
}
console.log(`\nEverything passes on Node ${versions.join(', ')}.`);
