import { countOf, type Dictionary } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { generalDictionaries, knownDictionaries } from '../catalogue/known-dictionaries.ts';
import { packDictionary } from '../packed/pack-dictionary.ts';
import { DamagedDictionary } from '../packed/packed-file.ts';
import { packWordList, sortedEntries } from '../packed/word-list.ts';
import { openLevels, writeBrowserEdition } from './levels-file.ts';

function edition(words: Record<string, number>, known = knownDictionaries[0]!) {
  const list = packWordList(sortedEntries(new Map(Object.entries(words))));
  const { about, coloured } = packDictionary({ known, list, tokens: null, recipe: 'test' });
  return writeBrowserEdition(about, coloured);
}

function expectCounts({ table }: Dictionary, counts: Record<string, number>): void {
  for (const [word, count] of Object.entries(counts)) {
    expect([word, countOf(table, word)]).toEqual([word, count]);
  }
}

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
    expectCounts(dictionary, {
      ...{ the: 1000, analyse: 1000, analyze: 1000 },
      ...{ gene: 50, genes: 50, generic: 50, café: 50 },
      ...{ zygote: 0, gen: 0, xylem: 0 },
    });
  });

  it('knows the exact counts with the second file', () => {
    expectCounts(openLevels(levels, counts), {
      ...{ the: 1_413_195, analyse: 1200, analyze: 1200, gene: 389, genes: 50, café: 70 },
      zygote: 0,
    });
  });

  it('opens from the buffer of an answer', () => {
    expectCounts(openLevels(levels.slice().buffer as ArrayBuffer), { gene: 50 });
  });

  it('holds Hebrew words', () => {
    const he = edition({ שלום: 120, מילה: 11, נדיר: 1 }, generalDictionaries.he);
    expectCounts(openLevels(he.levels), { שלום: 50, מילה: 1, נדיר: 1 });
    expectCounts(openLevels(he.levels, he.counts), { שלום: 120, מילה: 11, נדיר: 1 });
  });

  it('says nothing of other words when it holds none', () => {
    expectCounts(openLevels(edition({}).levels), { gene: 0 });
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
