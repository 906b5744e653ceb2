import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { cachedResult, type Part, tidy } from './result-cache.ts';

let folder: string;
let looked: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-found-'));
  looked = 0;
});
afterEach(() => rm(folder, { recursive: true }));

let part: string | null;
const bytesOf = async () => (part === null ? null : Buffer.from(part));
const find = (text: string, conditions = 'usual', parts: readonly Part[] = []) =>
  cachedResult({ folder, conditions, bytes: Buffer.from(text), bytesOf }, async () => {
    looked += 1;
    return { found: { words: [text] }, parts };
  });
const entries = async () => (await readdir(folder)).map((name) => join(folder, name));
const onlyEntry = async () => (await entries())[0]!;

describe('what was found in a file', () => {
  it('is not looked for again while nothing has changed', async () => {
    expect([await find('xylem'), await find('xylem'), looked]).toEqual([
      { words: ['xylem'] },
      { words: ['xylem'] },
      1,
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['in other bytes', () => find('phloem')],
    ['under other conditions', () => find('xylem', 'refined')],
    ['where conditions and bytes are cut elsewhere', () => find('lxylem', 'usua')],
  ])('is looked for %s', async (_where, again) => {
    await find('xylem');
    await again();
    expect(looked).toBe(2);
  });

  it('is looked for again where a part of the file has changed, came or went', async () => {
    for (const source of ['one', 'other', null]) {
      part = source;
      const parts = [{ path: 'b.tex', source }];
      await find('xylem', 'usual', parts);
      const before = looked;
      await find('xylem', 'usual', parts);
      expect(looked).toBe(before);
    }
    expect(looked).toBe(3);
  });

  it('is not kept where a part is not what was read', async () => {
    part = 'other';
    await find('xylem', 'usual', [{ path: 'b.tex', source: 'one' }]);
    expect(await entries()).toEqual([]);
  });

  it('can be read by nobody who has not the file', async () => {
    await find('xylem');
    const entry = await onlyEntry();
    expect((await readFile(entry)).includes('xylem')).toBe(false);
    // Windows has no such bits.
    const others = process.platform === 'win32' ? 0 : (await stat(entry)).mode & 0o077;
    expect(others).toBe(0);
  });

  it.each<[string, (entry: string) => Promise<void>]>([
    ['cut short', (entry) => truncate(entry, 30)],
    ['empty', (entry) => truncate(entry, 0)],
    ['of another file', (entry) => writeFile(entry, Buffer.alloc(90))],
    [
      'changed in one bit',
      async (entry) => {
        const bytes = await readFile(entry);
        bytes[bytes.length - 1]! ^= 1;
        await writeFile(entry, bytes);
      },
    ],
  ])('is looked for, and kept anew, where the entry is %s', async (_how, damage) => {
    await find('xylem');
    await damage(await onlyEntry());
    expect(await find('xylem')).toEqual({ words: ['xylem'] });
    await find('xylem');
    expect(looked).toBe(2);
  });

  it('is found all the same where nothing can be kept', async () => {
    const file = join(folder, 'a file');
    await writeFile(file, '');
    const bytes = Buffer.from('xylem');
    const found = cachedResult(
      { folder: join(file, 'below'), conditions: '', bytes, bytesOf },
      async () => ({ found: 1, parts: [] }),
    );
    expect(await found).toBe(1);
  });

  it('is one whole entry when many look at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => find('xylem')));
    expect(await entries()).toHaveLength(1);
    const before = looked;
    await find('xylem');
    expect(looked).toBe(before);
  });
});

it('takes the oldest entries away where they are more than they may be', async () => {
  for (const [age, text] of ['one', 'two', 'three'].entries()) {
    await find(text);
    await Promise.all(
      (await entries()).map(async (entry) => {
        const { mtimeMs } = await stat(entry);
        if (mtimeMs > 10_000) await utimes(entry, age + 1, age + 1);
      }),
    );
  }
  const { size } = await stat(await onlyEntry());
  await tidy(folder, size * 2 + 4);
  expect(await entries()).toHaveLength(2);
  looked = 0;
  await find('two');
  await find('three');
  expect(looked).toBe(0);
});

it('has nothing to tidy in a folder that is not there', () =>
  expect(tidy(join(folder, 'none'))).resolves.toBeUndefined());
