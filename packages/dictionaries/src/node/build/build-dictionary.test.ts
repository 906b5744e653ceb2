import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { InvalidCode } from '../../catalogue/dictionary-code.ts';
import { readPacked } from '../../packed/dictionary-file.ts';
import { verifyDictionary } from '../folder/verify-dictionary.ts';
import { openStore } from '../open-store.ts';
import { buildDictionary, type DictionaryBuild, NothingToCount } from './build-dictionary.ts';
import { CannotMerge, mergeDictionaries } from './merge-dictionaries.ts';

let folder: string;
let texts: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-build-'));
  texts = join(folder, 'texts');
  await mkdir(join(texts, 'more'), { recursive: true });
  await writeFile(join(texts, 'a.txt'), 'The gene, the Gene’s gene; don’t e-mail me@x.org.');
  await writeFile(
    join(texts, 'more', 'windows.txt'),
    Buffer.from('caf\xe9 na\xefve gene', 'latin1'),
  );
  await writeFile(
    join(texts, 'b.jsonl'),
    '{"text":"cell gene"}\n"Cell"\n{broken\n{"title":"cell"}\n',
  );
  await writeFile(join(texts, 'c.csv'), 'word,count\nvirus,40\n"Gene",2\nnot a count\n');
  await writeFile(join(texts, 'd.md'), '# Gene');
  await writeFile(join(texts, 'notes.log'), 'a log is left alone');
  await writeFile(join(texts, 'broken.docx'), 'no zip');
});
afterAll(() => rm(folder, { recursive: true }));

const build = (rest: Partial<DictionaryBuild>) =>
  buildDictionary({
    folder,
    code: 'Own2020_2021',
    language: 'en',
    from: [texts],
    cores: 1,
    ...rest,
  });

async function wordsOf(path: string): Promise<Record<string, number>> {
  return Object.fromEntries(readPacked(await readFile(path)).words());
}

describe('building a dictionary of texts', { timeout: 60_000 }, () => {
  it('counts documents, .jsonl and .csv as the analyser reads words, and folds them', async () => {
    const { path, about } = await build({});
    expect(await wordsOf(path)).toEqual({
      gene: 8,
      the: 2,
      "don't": 1,
      e: 1,
      mail: 1,
      cell: 3,
      virus: 40,
      café: 1,
      naïve: 1,
    });
    expect(about).toMatchObject({ tokens: 58, types: 9, kind: 'custom', label: 'Own, 2020–2021' });
    expect(await verifyDictionary(path)).toMatchObject({ kind: 'sound' });
  });

  it('says what it left out, and why', async () => {
    const { leftOut } = await build({});
    expect(leftOut.map(({ path, reason }) => [path.split('/').at(-1), reason])).toEqual([
      ['b.jsonl', '1 lines could not be read.'],
      ['broken.docx', expect.stringContaining('docx')],
      ['c.csv', '1 lines could not be read.'],
    ]);
  });

  it('says how far it is', async () => {
    const steps: number[] = [];
    await build({ progress: ({ done, of }) => steps.push(done / of!) });
    expect(steps.at(-1)).toBe(1);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
  });

  it('gives a dictionary that the site offers', async () => {
    await build({ code: 'Physics2015_2024', label: 'Physics abstracts' });
    const entry = openStore(folder)
      .list()
      .find(({ code }) => code === 'Physics2015_2024');
    expect(entry).toMatchObject({ label: 'Physics abstracts', isInstalled: true, language: 'en' });
  });

  it('leaves nothing behind but the dictionary', async () => {
    await build({});
    const names = await readdir(folder);
    expect(names.filter((name) => name.startsWith('.') || name.endsWith('.waiting'))).toEqual([]);
  });

  it('refuses a malformed code and a folder without words', async () => {
    await expect(build({ code: 'Own' })).rejects.toThrow(new InvalidCode('Own'));
    const empty = join(folder, 'empty');
    await mkdir(empty);
    await expect(build({ from: [empty] })).rejects.toThrow(NothingToCount);
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('Stopped.'));
    await expect(build({ signal })).rejects.toThrow('Stopped.');
  });
});

const bytesOf = async (rest: Partial<DictionaryBuild>): Promise<Buffer> =>
  readFile((await build({ code: 'Same2020_2021', ...rest })).path);

describe('the same texts', { timeout: 60_000 }, () => {
  let expected: Buffer;

  beforeAll(async () => {
    expected = await bytesOf({});
  }, 60_000);

  it('give the same bytes on two cores', async () => {
    expect((await bytesOf({ cores: 2 })).equals(expected)).toBe(true);
  });

  it('give the same bytes when memory is short and counts go to the disk', async () => {
    expect((await bytesOf({ mostTypes: 1 })).equals(expected)).toBe(true);
  });

  it('give the same bytes in another order of files', async () => {
    const moved = join(folder, 'moved');
    await mkdir(moved);
    for (const [index, name] of [
      'c.csv',
      'd.md',
      'more/windows.txt',
      'b.jsonl',
      'a.txt',
    ].entries()) {
      const ending = name.split('.').at(-1)!;
      await copyFile(join(texts, name), join(moved, `${index}.${ending}`));
    }
    expect((await bytesOf({ from: [moved] })).equals(expected)).toBe(true);
  });

  it('give the same bytes when counted apart and merged', async () => {
    const first = await build({ code: 'First2020_2021', from: [join(texts, 'a.txt')] });
    const rest = ['more', 'b.jsonl', 'c.csv', 'd.md'].map((name) => join(texts, name));
    const second = await build({ code: 'Second2020_2021', from: rest });
    const merged = await mergeDictionaries({
      folder,
      from: [first.path, second.path],
      code: 'Same2020_2021',
    });
    expect((await readFile(merged.path)).equals(expected)).toBe(true);
  });
});

describe('merging', { timeout: 60_000 }, () => {
  it('refuses dictionaries of different languages', async () => {
    const hebrew = join(folder, 'hebrew.txt');
    await writeFile(hebrew, 'שלום עולם');
    const one = await build({ code: 'One2020_2021' });
    const other = await build({ code: 'Other2020_2021', from: [hebrew], language: 'he' });
    const merge = { folder, from: [one.path, other.path], code: 'Both2020_2021' };
    await expect(mergeDictionaries(merge)).rejects.toThrow(CannotMerge);
  });
});
