import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vernacular-command-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a built program, and tells how it ended and what it said. */
const run = (program: string, args: readonly string[], settings: Record<string, string>) =>
  new Promise<{ code: unknown; err: string }>((resolve) => {
    const main = fileURLToPath(new URL(`../dist/${program}.js`, import.meta.url));
    const env = { DATA_DIR: dataDir, ...settings };
    execFile(process.execPath, [main, ...args], { cwd: dataDir, env }, (error, _out, err) =>
      resolve({ code: error?.code ?? 0, err }),
    );
  });

const commands = [
  ['db', ['status']],
  ['people', ['list']],
  ['readers', ['list']],
  ['research', ['export', '--exercise', 'half-life']],
] as const;

it.each(commands)('%s %j says in a sentence which setting is wrong', async (program, args) => {
  expect(await run(program, args, { DATABASE_URL: 'nonsense' })).toEqual({
    code: 1,
    err: 'DATABASE_URL must be an address that begins with postgres://.\n',
  });
});

it.each(commands)('%s %j says in a sentence that the database is away', async (program, args) => {
  expect(await run(program, args, { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).toEqual({
    code: 1,
    err: 'The database that DATABASE_URL names does not answer.\n',
  });
});

it.each(commands)('%s %j makes no database where there is none', async (program, args) => {
  const wrong = join(dataDir, 'mistaken');
  expect(await run(program, args, { DATA_DIR: wrong })).toEqual({
    code: 1,
    err: expect.stringContaining(join(wrong, 'vernacular.db')),
  });
  expect(existsSync(wrong)).toBe(false);
});

it.each(commands)('%s %j tells of a misspelt setting', async (program, args) => {
  const { err } = await run(program, args, { DATABSE_URL: 'x' });
  expect(err).toMatch(/^DATABSE_URL is no setting .* DATABASE_URL\.\n/);
});

it.each(['db', 'people', 'research'])('%s explains a verb that it has not', async (program) => {
  const { code, err } = await run(program, ['frobnicate'], {});
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^There is no command frobnicate\.\nUsage: npm run /),
  ]);
});
