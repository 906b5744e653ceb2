import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vernacular-pipe-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts a built program whose reader has closed the pipe already, as `head -0` does. */
function runUnread(program: string, args: readonly string[]) {
  const main = fileURLToPath(new URL(`../dist/${program}.js`, import.meta.url));
  const child = spawn(process.execPath, [main, ...args], {
    cwd: dataDir,
    env: { NODE_ENV: 'test', DATA_DIR: dataDir },
  });
  let err = '';
  child.stdout.destroy();
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, err })));
}

it.each([
  ['db', ['migrate']],
  ['db', ['status']],
  ['db', ['backup', 'site.backup']],
  ['research', ['export', '--exercise', 'half-life']],
] as const)('%s %j ends quietly when nobody reads what it prints', async (program, args) => {
  expect(await runUnread(program, args)).toMatchObject({
    code: 0,
    err: expect.not.stringContaining('EPIPE'),
  });
});
