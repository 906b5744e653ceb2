import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { removeAbandoned } from './remove-abandoned-files.ts';

let folder: string;
// The number of a process that has ended.
const ended = spawnSync(process.execPath, ['-e', '']).pid;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-abandoned-'));
  await writeFile(join(folder, `A.dictionary.${ended}-0123456789ab.waiting`), '');
  await writeFile(join(folder, `A.dictionary.${process.pid}-0123456789ab.waiting`), '');
  await mkdir(join(folder, `.counting-${ended}-abc`));
  await writeFile(join(folder, `.counting-${ended}-abc`, 'w0-0.run'), '');
  await mkdir(join(folder, `.counting-${process.pid}-abc`));
  await writeFile(join(folder, 'A.dictionary'), '');
});
afterEach(() => rm(folder, { recursive: true }));

describe('what killed programs left', () => {
  it('is removed; what belongs to a running program stays', async () => {
    await removeAbandoned(folder);
    expect((await readdir(folder)).sort()).toEqual([
      `.counting-${process.pid}-abc`,
      'A.dictionary',
      `A.dictionary.${process.pid}-0123456789ab.waiting`,
    ]);
  });

  it('is removed after a day, whoever has its number now', async () => {
    await removeAbandoned(folder, Date.now() + 90_000_000);
    expect(await readdir(folder)).toEqual(['A.dictionary']);
  });
});
