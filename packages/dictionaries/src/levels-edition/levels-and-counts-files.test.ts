import { countOf, type Dictionary } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { generalDictionaries, knownDictionaries } from '../catalogue/known-dictionaries.ts';
import { packDictionary } from '../packed/pack-dictionary.ts';
import { DamagedDictionary } from '../packed/packed-file.ts';
import { packWordList, sortedEntries } from '../packed/word-list.ts';
import { openLevels, writeBrowserEdition } from './levels-and-counts-files.ts';

function edition(words: Record<string, number>, known = knownDictionaries[0]!) {
  const list = packWordList(sortedEntries(new Map(Object.entries(words))));
  const { about, coloured } = packDictionary({ known, list, tokens: null, recipe: 'test' });
  return writeBrowserEdition(about, coloured);
}

const countsOf = ({ table }: Dictionary, words: string): number[] =>
  words.split(' ').map((word) => countOf(table, word));

const words = {
  the: 1_413_195,
  gene: 389,
  genes: 50,
  generic: 999,
  café: 70,
  zygote: 3,
  analyse: 1200,
};

describe('the levels-only edition', () => {
  const { levels, counts } = edition(words);

  it('knows the level of every common and mid-frequency word, and no count', () => {
    const dictionary = openLevels(levels);
    expect(dictionary.edition).toBe('levels');
    expect(countsOf(dictionary, 'the analyse analyze')).toEqual([1000, 1000, 1000]);
    expect(countsOf(dictionary, 'gene genes generic café')).toEqual([50, 50, 50, 50]);
    expect(countsOf(dictionary, 'zygote gen xylem')).toEqual([0, 0, 0]);
  });

  it('knows the exact counts with the second file', () => {
    const dictionary = openLevels(levels, counts);
    expect(countsOf(dictionary, 'the analyse analyze')).toEqual([1_413_195, 1200, 1200]);
    expect(countsOf(dictionary, 'gene genes café zygote')).toEqual([389, 50, 70, 0]);
  });

  it('opens from the buffer of an answer', () => {
    expect(countsOf(openLevels(levels.slice().buffer), 'gene')).toEqual([50]);
  });

  it('holds Hebrew words', () => {
    const he = edition({ שלום: 120, מילה: 11, נדיר: 1 }, generalDictionaries.he);
    expect(countsOf(openLevels(he.levels), 'שלום מילה נדיר')).toEqual([50, 1, 1]);
    expect(countsOf(openLevels(he.levels, he.counts), 'שלום מילה נדיר')).toEqual([120, 11, 1]);
  });

  it('holds words of every script, far planes included', () => {
    const listed = 'a ab é éa 한국 한국어 𐐨 𐐨𐐩a 𐐨𐐩b'.split(' ');
    const many = Object.fromEntries(listed.map((word, index) => [word, 60 + index]));
    const file = edition(many);
    expect(countsOf(openLevels(file.levels, file.counts), listed.join(' '))).toEqual(
      Object.values(many),
    );
  });

  it('says nothing of other words when it holds none', () => {
    expect(countsOf(openLevels(edition({}).levels), 'gene')).toEqual([0]);
  });

  it('refuses the counts of other levels', () => {
    expect(() => openLevels(levels, edition({ gene: 400 }).counts)).toThrow(
      'These counts belong to other levels.',
    );
  });

  it('refuses damaged levels', () => {
    const damaged = levels.slice();
    damaged[damaged.length - 20]! ^= 1;
    expect(() => openLevels(damaged)).toThrow(DamagedDictionary);
  });
});
