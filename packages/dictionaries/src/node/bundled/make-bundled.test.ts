import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { analyze, countOf, type Dictionary, measure } from '@vernacular/analyzer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dictionaryPath } from '../folder/dictionary-path.ts';
import { verifyFolder } from '../folder/verify-dictionary.ts';
import { openStore } from '../open-store.ts';
import { makeBundled } from './make-bundled.ts';

let folder: string;
let english: Dictionary;
let hebrew: Dictionary;
const said: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vernacular-bundled-'));
  // Two programs that start at once.
  await Promise.all([makeBundled(folder, (sentence) => said.push(sentence)), makeBundled(folder)]);
  const store = openStore(folder);
  english = await store.open('EnglishGeneral');
  hebrew = await store.open('HebrewGeneral');
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

function levelOf({ table, cutoffs }: Dictionary, word: string): string {
  const count = countOf(table, word);
  return count >= cutoffs.common ? 'common' : count >= cutoffs.mid ? 'mid' : 'rare';
}

describe('the general English counts', () => {
  it.each([
    ['common', 'the is season pressure current water government behaviour behavior colour color'],
    ['common', "i'm can't don't won't isn't didn't you've we've you're they're i'll we'd it's"],
    ['mid', 'intestine photosynthesis'],
    ['rare', 'phosphorylation oligodendrocyte proteasome xenograft heteroskedasticity'],
  ])('call %s: %s', (level, words) => {
    // "it's" is read as "it" in a text, and so is in the counts.
    const listed = words.replace("it's", 'it').split(' ');
    expect(listed.map((word) => [word, levelOf(english, word)])).toEqual(
      listed.map((word) => [word, level]),
    );
  });

  it('grade a plain sentence as plain, contractions and all', () => {
    const text = "I'm sure you've seen it: they can't find the key, and it's what we don't say.";
    expect(measure(text, english)).toMatchObject({ score: 100, rare: 0 });
  });

  it.each(
    'DNA RNA HIV UK EU CEO PhD MRI GPS FBI COVID coronavirus Facebook Obama café naïve NHS BBC Brexit'.split(
      ' ',
    ),
  )('do not call %s rare', (word) => {
    expect(measure(word, english)).toMatchObject({ rare: 0 });
    expect(measure(word, english).score).not.toBeNull();
  });

  it.each(['a T cell', 'vitamin D', 'after 10 s', 'it isn’t, they’ll, we’d, I’m and you’ve'])(
    'find nothing rare in “%s”',
    (text) => {
      expect(measure(text, english).rare).toBe(0);
    },
  );

  it('say what they are', () => {
    expect(english.label).toBe('General English (subtitles, books, web)');
    expect(english.period).toBeNull();
  });

  it('fit the browser: the levels are under 100 KB as sent', () => {
    const entry = openStore(folder)
      .list()
      .find(({ code }) => code === 'EnglishGeneral')!;
    expect(entry.levels!.bytes).toBeLessThan(100_000);
    expect(entry.levels!.bytes).toBeGreaterThan(20_000);
  });
});

describe('the general Hebrew counts', () => {
  it.each([
    ['common', 'של את על הוא לא שנה ילדים ישראל'],
    ['mid', 'ומחשב'],
    ['rare', 'אוליגודנדרוציט'],
  ])('call %s: %s', (level, words) => {
    const listed = words.split(' ');
    expect(listed.map((word) => [word, levelOf(hebrew, word)])).toEqual(
      listed.map((word) => [word, level]),
    );
  });
});

describe('the Hebrew home page', () => {
  it('tells its finding so that the plain sentence scores 95 or more', async () => {
    const home = new URL('../../../../../apps/web/src/locales/he/home.json', import.meta.url);
    const { sample } = JSON.parse(await readFile(home, 'utf8')) as {
      sample: { expertText: string; plainText: string };
    };
    expect(analyze(sample.plainText, hebrew).score).toBeGreaterThanOrEqual(95);
    expect(analyze(sample.expertText, hebrew).score).toBeLessThan(70);
  });
});

describe('making the general counts', () => {
  it('says what it makes', () => {
    expect(said).toEqual([
      'Making the dictionary “General English (subtitles, books, web)” …',
      'Making the dictionary “General Hebrew (word lists and word pairs)” …',
    ]);
  });

  it('leaves whole files and nothing else', async () => {
    expect((await readdir(folder)).sort()).toEqual([
      'EnglishGeneral.dictionary',
      'HebrewGeneral.dictionary',
    ]);
    expect((await verifyFolder(folder)).map(({ kind }) => kind)).toEqual(['sound', 'sound']);
  });

  it('does nothing when they are there', async () => {
    const path = dictionaryPath(folder, 'EnglishGeneral');
    const before = await stat(path);
    await makeBundled(folder, (sentence) => expect.fail(sentence));
    expect((await stat(path)).mtimeMs).toBe(before.mtimeMs);
  });

  it('makes a damaged one again, with the same bytes', async () => {
    const path = dictionaryPath(folder, 'EnglishGeneral');
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, 1000));
    await makeBundled(folder);
    expect((await readFile(path)).equals(whole)).toBe(true);
  }, 60_000);

  it('copies them where they come ready, and says nothing', async () => {
    const other = join(folder, 'other');
    await makeBundled(other, (sentence) => expect.fail(sentence), folder);
    for (const code of ['EnglishGeneral', 'HebrewGeneral']) {
      const ready = await readFile(dictionaryPath(folder, code));
      expect((await readFile(dictionaryPath(other, code))).equals(ready)).toBe(true);
    }
  });
});
