#!/usr/bin/env node
/**
 * `npx vernacular …`: brings the command line up to date, in silence, and runs it.
 * This file is not built: npm links a program only if its file is there when `npm ci` runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const compiler = at('../../../node_modules/typescript-7/bin/tsc');
const main = at('../dist/main.js');

const isFirst = !existsSync(main);
if (isFirst) process.stderr.write('Building the command line, once …\n');
// An assistant and an editor wait for their server, and in CI nothing changes after the build, which others are reading.
const isTakenAsBuilt =
  !isFirst && (['lsp', 'mcp'].includes(process.argv[2]) || process.env.CI !== undefined);
if (existsSync(compiler) && !isTakenAsBuilt) {
  // Where nothing has changed, this takes a moment. What the compiler has to say is no result of a command.
  const { status } = spawnSync(process.execPath, [compiler, '-b', at('..')], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0 && isFirst) process.exit(1);
}
if (!existsSync(main)) {
  process.stderr.write('vernacular: It is not built yet. Run npm ci, then try again.\n');
  process.exit(1);
}
await import('../dist/main.js');
