#!/usr/bin/env node
/**
 * `npx vernacular …`: builds the command line if it is out of date, then runs it. This file is not built itself: npm
 * links a program only if its file exists when `npm ci` runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const compiler = at('../../../node_modules/typescript-7/bin/tsc');
const main = at('../dist/main.js');

const isFirst = !existsSync(main);
if (isFirst) process.stderr.write('Building the command line, once …\n');
// No rebuild when an editor or an assistant waits for its server, nor in CI, where other processes read the build and
// nothing changes after it.
const isTakenAsBuilt =
  !isFirst && (['lsp', 'mcp'].includes(process.argv[2]) || process.env.CI !== undefined);
if (existsSync(compiler) && !isTakenAsBuilt) {
  // This takes a moment when nothing has changed. Compiler output goes to stderr, because it is not part of the
  // command's result.
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
