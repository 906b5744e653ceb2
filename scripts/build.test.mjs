import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, it } from 'vitest';

const sentence =
  'The sources are newer than what was built: run `npm ci && npm run build` as their owner.\n';
const nobody = 65_534;

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vernacular-build-'));
  for (const folder of ['apps/server/src', 'apps/web', 'packages'])
    mkdirSync(join(root, folder), { recursive: true });
  cpSync(fileURLToPath(new URL('.', import.meta.url)), join(root, 'scripts'), { recursive: true });
  for (const name of ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json'])
    writeFileSync(join(root, name), '{}');
  chmodSync(root, 0o755);
});
afterEach(() => {
  chmodSync(join(root, 'apps/server'), 0o755);
  rmSync(root, { recursive: true });
});

/** How a script of a project without modules and builds ends, and all it says. */
const run = (script, user = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', script), 'list'],
    { encoding: 'utf8', env: { PATH: process.env.PATH }, ...user },
  );
  return { status, stdout, stderr };
};

it.each(['operator-command.mjs', 'dictionaries.mjs', 'start.mjs'])(
  '%s tries no build where it may not write, and says whose it is',
  (script) => {
    chmodSync(join(root, 'apps/server'), 0o555);
    const user = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
    expect(run(script, user)).toEqual({ status: 1, stdout: '', stderr: sentence });
  },
);

it('says so too where a build fails', () => {
  const { status, stderr } = run('operator-command.mjs');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/ended with code \d+\.\n/)]);
  expect(stderr.endsWith(sentence)).toBe(true);
});
