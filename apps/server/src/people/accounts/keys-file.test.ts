import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keysFile } from './keys-file.ts';

describe('the file of signing keys', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vernacular-keys-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  let made = 0;
  const make = async () => ({ id: `key ${(made += 1)}`, key: '{}' });

  it('is made once and can be read by its owner only', async () => {
    const first = await keysFile(folder).all(make);
    expect(await keysFile(folder).all(make)).toEqual(first);
    expect((await stat(join(folder, 'signing-keys.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['signing-keys.json']);
  });

  it('is the same for two that start together', async () => {
    const [one, two] = await Promise.all([keysFile(folder).all(make), keysFile(folder).all(make)]);
    expect(one).toEqual(two);
  });

  it('is not replaced when it is damaged', async () => {
    await writeFile(join(folder, 'signing-keys.json'), '{');
    await expect(keysFile(folder).all(make)).rejects.toThrow('signing-keys.json cannot be read');
  });
});
