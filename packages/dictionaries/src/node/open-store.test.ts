import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countOf } from '@vernacular/analyzer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  defaultCodes,
  generalDictionaries,
  knownDictionaries,
} from '../catalogue/known-dictionaries.ts';
import { InvalidCode } from '../catalogue/dictionary-code.ts';
import { openLevels } from '../levels-edition/levels-and-counts-files.ts';
import { readDictionaryHeader } from '../packed/dictionary-file.ts';
import { DamagedDictionary } from '../packed/packed-file.ts';
import { packWordList, sortedEntries } from '../packed/word-list.ts';
import { dictionaryPath } from './folder/dictionary-path.ts';
import { verifyFolder } from './folder/verify-dictionary.ts';
import { writeDictionary } from './folder/write-dictionary.ts';
import { NotInstalled, openStore, UnknownDictionary } from './open-store.ts';

let folder: string;
const known = [...knownDictionaries];

async function put(code: string, words: Record<string, number>, to = folder): Promise<void> {
  const found = known.find((one) => one.code === code) ?? { ...known[0]!, code, label: code };
  const list = packWordList(sortedEntries(new Map(Object.entries(words))));
  const file = await writeDictionary(dictionaryPath(to, code), {
    known: found,
    list,
    tokens: 90_000_000,
    recipe: 'test',
  });
  await file.place();
}

async function fresh(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'vernacular-store-'));
}

beforeAll(async () => {
  folder = await fresh();
  await put(generalDictionaries.en.code, { the: 50_000_000 });
  await put(generalDictionaries.he.code, { של: 114_000 });
});
afterAll(() => rm(folder, { recursive: true }));

describe('the dictionaries of a folder', { timeout: 60_000 }, () => {
  it('are all listed, installed or not', () => {
    const entries = openStore(folder).list();
    expect(entries.map(({ code }) => code)).toEqual(known.map(({ code }) => code));
    expect(entries.filter(({ isInstalled }) => isInstalled).map(({ code }) => code)).toEqual([
      'EnglishGeneral',
      'HebrewGeneral',
    ]);
    expect(entries[0]).toMatchObject({ types: null, tokens: null, levels: null, counts: null });
  });

  it('are listed when the folder does not exist', () => {
    expect(openStore(join(folder, 'nowhere')).list()).toHaveLength(known.length);
  });

  it.each([
    [defaultCodes.en, undefined, 'EnglishGeneral', true],
    [null, undefined, 'EnglishGeneral', true],
    ['', 'he', 'HebrewGeneral', true],
    ['Hebrew2012_2017', undefined, 'HebrewGeneral', true],
    ['Hebrew2012_2017', 'en', 'HebrewGeneral', true],
    ['EnglishGeneral', undefined, 'EnglishGeneral', false],
  ] as const)(
    'asked for %j (text in %s), %s answers',
    async (asked, language, code, isSubstitute) => {
      const found = await openStore(folder).resolve(asked, language);
      expect(found).toMatchObject({ requested: asked || null, isSubstitute });
      expect(found.dictionary.code).toBe(code);
      expect(found.dictionary.label).toMatch(/^General (English|Hebrew) \(/);
    },
  );

  it('refuse a malformed code and a period that is none', async () => {
    const store = openStore(folder);
    await expect(store.resolve('English 12')).rejects.toThrow(new InvalidCode('English 12'));
    await expect(store.resolve('English1990_1993')).rejects.toThrow(UnknownDictionary);
    await expect(store.resolve('../English2012_2015')).rejects.toThrow(InvalidCode);
    await expect(store.open('English2012_2015')).rejects.toThrow(NotInstalled);
  });

  it('stand beside each other, so that a word has the counts of its script', async () => {
    const store = openStore(folder);
    const [en, he] = [await store.open('EnglishGeneral'), await store.open('HebrewGeneral')];
    expect([en.beside?.code, he.beside?.code]).toEqual(['HebrewGeneral', 'EnglishGeneral']);
    expect((await store.resolve('', 'he')).dictionary.beside?.code).toBe('EnglishGeneral');
  });

  it('are opened once', async () => {
    const store = openStore(folder);
    expect(await store.open('EnglishGeneral')).toBe(await store.open('EnglishGeneral'));
  });

  it('have files for the browser, whose names change with what is in them', async () => {
    const store = openStore(folder);
    const entry = store.list().find(({ code }) => code === 'EnglishGeneral')!;
    const levels = (await store.levelsFile('EnglishGeneral'))!;
    const counts = (await store.countsFile('EnglishGeneral'))!;
    expect(levels.name).toBe(entry.levels?.file);
    expect(levels.name).toBe(`EnglishGeneral.${levels.checksum}.levels`);
    expect(entry.levels?.bytes).toBe(levels.brotli.length);
    expect(counts.name).toBe(entry.counts?.file);
    expect(countOf(openLevels(levels.plain, counts.plain).table, 'the')).toBe(50_000_000);
    expect(await store.levelsFile('English2012_2015')).toBeNull();
  });
});

describe('a folder that changes while it is open', { timeout: 60_000 }, () => {
  it('answers with a period as soon as it is installed, and not longer than it is there', async () => {
    const own = await fresh();
    const store = openStore(own);
    await put('EnglishGeneral', { the: 1 }, own);
    expect((await store.resolve('English2012_2015')).isSubstitute).toBe(true);
    await put('English2012_2015', { the: 1_400_000 }, own);
    const found = await store.resolve('English2012_2015');
    expect(found.isSubstitute).toBe(false);
    expect(found.dictionary.label).toBe('News in English, 2012–2015');
    await put('English2012_2015', { the: 7 }, own);
    expect(countOf((await store.open('English2012_2015')).table, 'the')).toBe(7);
    await rm(dictionaryPath(own, 'English2012_2015'));
    expect((await store.resolve('English2012_2015')).isSubstitute).toBe(true);
    await rm(own, { recursive: true });
  });

  it('offers what the operator built', async () => {
    const own = await fresh();
    await put('Physics2015_2024', { quark: 100 }, own);
    const store = openStore(own);
    expect(store.list().at(-1)).toMatchObject({ code: 'Physics2015_2024', isInstalled: true });
    const { isSubstitute, dictionary } = await store.resolve('Physics2015_2024');
    expect([isSubstitute, dictionary.beside]).toEqual([false, undefined]);
    await rm(own, { recursive: true });
  });
});

async function damagedFolder(damage: (bytes: Buffer) => Buffer): Promise<string> {
  const own = await fresh();
  await put('EnglishGeneral', { the: 1 }, own);
  await put('English2012_2015', { the: 1_400_000 }, own);
  const path = dictionaryPath(own, 'English2012_2015');
  await writeFile(path, damage(await readFile(path)));
  return own;
}

function damageTable(bytes: Buffer): Buffer {
  const { at } = readDictionaryHeader(bytes).sections['keys']!;
  return bytes.fill(7, at, at + 4);
}

describe('a damaged file in the folder', { timeout: 60_000 }, () => {
  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['empty', () => Buffer.alloc(0)],
    ['overwritten at its start', (bytes: Buffer) => bytes.fill(7, 0, 8)],
    ['with another header', (bytes: Buffer) => bytes.fill(7, 200, 208)],
    ['with another table', damageTable],
  ])('%s is left aside, and the check names it', async (_, damage) => {
    const own = await damagedFolder(damage);
    const store = openStore(own);
    const found = await store.resolve('English2012_2015');
    expect(found).toMatchObject({ requested: 'English2012_2015', isSubstitute: true });
    expect(store.list().find(({ code }) => code === 'English2012_2015')?.isInstalled).toBe(false);
    await expect(store.open('English2012_2015')).rejects.toThrow(DamagedDictionary);
    expect(await store.levelsFile('English2012_2015')).toBeNull();
    const verdicts = await verifyFolder(own);
    expect(verdicts.map(({ kind, path }) => [kind, path])).toEqual([
      ['damaged', dictionaryPath(own, 'English2012_2015')],
      ['sound', dictionaryPath(own, 'EnglishGeneral')],
    ]);
    await rm(own, { recursive: true });
  });

  it('under the name of another dictionary is left aside', async () => {
    const own = await fresh();
    await copyFile(
      dictionaryPath(folder, 'EnglishGeneral'),
      dictionaryPath(own, 'English2012_2015'),
    );
    expect(
      openStore(own)
        .list()
        .some(({ isInstalled }) => isInstalled),
    ).toBe(false);
    await rename(dictionaryPath(own, 'English2012_2015'), dictionaryPath(own, 'EnglishGeneral'));
    expect(
      openStore(own)
        .list()
        .some(({ isInstalled }) => isInstalled),
    ).toBe(true);
    await rm(own, { recursive: true });
  });
});
