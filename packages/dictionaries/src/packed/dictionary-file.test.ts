import { countOf } from '@vernacular/analyzer';
import { describe, expect, it } from 'vitest';

import { knownDictionaries } from '../catalogue/known-dictionaries.ts';
import { dictionaryFormat, readPacked } from './dictionary-file.ts';
import { packDictionary } from './pack-dictionary.ts';
import { DamagedDictionary, writePackedFile } from './packed-file.ts';
import { packWordList, sortedEntries } from './word-list.ts';

const known = knownDictionaries[0]!;

function pack(words: Record<string, number>): Uint8Array {
  const list = packWordList(sortedEntries(new Map(Object.entries(words))));
  const { about, sections } = packDictionary({ known, list, tokens: 104_900_000, recipe: 'test' });
  return writePackedFile({ ...dictionaryFormat, about, sections });
}

const file = pack({ behaviour: 6933, behavior: 11, gene: 389, zygote: 3, the: 1_413_195 });

describe('a dictionary file', () => {
  it('opens as the dictionary it was made of', () => {
    const { dictionary } = readPacked(file);
    expect(dictionary).toMatchObject({
      code: known.code,
      label: known.label,
      cutoffs: { common: 1000, mid: 50 },
      tokens: 104_900_000,
      edition: 'full',
    });
    expect(countOf(dictionary.table, 'Gene')).toBe(389);
    expect(countOf(dictionary.table, 'covfefe')).toBe(0);
  });

  it('answers both spellings with the larger count, and keeps their own', () => {
    const { dictionary, words } = readPacked(file);
    expect(countOf(dictionary.table, 'behavior')).toBe(6933);
    expect(new Map(words()).get('behavior')).toBe(11);
  });

  it('adds the spelling that no text had', () => {
    const { dictionary } = readPacked(pack({ oestrogen: 80 }));
    expect(countOf(dictionary.table, 'estrogen')).toBe(80);
  });

  it.each([
    { connection: 9000, connexion: 4 },
    { connections: 3, connexions: 4000 },
    { analyse: 10, analyze: 900, analyses: 5 },
  ])('never answers with less than a spelling has: %j', (counts) => {
    const { dictionary } = readPacked(pack(counts));
    for (const [word, own] of Object.entries(counts)) {
      expect(countOf(dictionary.table, word)).toBeGreaterThanOrEqual(own);
    }
    expect(countOf(dictionary.table, 'connexion')).toBe(countOf(dictionary.table, 'connection'));
  });

  it('tells its types and levels before spellings share their counts', () => {
    const { about } = readPacked(file).header;
    expect(about).toMatchObject({ types: 5, levels: { common: 2, mid: 1 }, coloured: 4 });
  });

  it('is the same bytes every time', () => {
    expect(pack({ gene: 1, cell: 2 })).toEqual(pack({ cell: 2, gene: 1 }));
  });

  it('opens wherever it lies in memory', () => {
    const moved = new Uint8Array(file.length + 3);
    moved.set(file, 3);
    expect(countOf(readPacked(moved.subarray(3)).dictionary.table, 'gene')).toBe(389);
  });
});

/** Whether bytes pass as a dictionary; throws what is no honest refusal. */
function isRead(bytes: Uint8Array): boolean {
  try {
    readPacked(bytes);
    return true;
  } catch (error) {
    if (error instanceof DamagedDictionary) return false;
    throw error;
  }
}

describe('a damaged dictionary file', () => {
  it('is refused whichever byte has changed', () => {
    const unseen = [...file.keys()].filter((at) =>
      isRead(file.map((byte, index) => (index === at ? byte ^ 0x10 : byte))),
    );
    // Only the unused bytes between the parts may change unseen, and they are zeros.
    expect(unseen.filter((at) => file[at] !== 0)).toEqual([]);
  });

  it.each([0, 3, 31, 100, 900, file.length - 20])(
    'is refused when it ends after %i bytes',
    (length) => {
      expect(() => readPacked(file.slice(0, length))).toThrow(DamagedDictionary);
    },
  );

  it('of another version says which', () => {
    const other = file.slice();
    other[4] = 9;
    expect(() => readPacked(other)).toThrow('version 9; this program reads version 1');
  });

  it('that is something else says so', () => {
    expect(() => readPacked(new TextEncoder().encode('PK'.repeat(40)))).toThrow(
      'This is not a dictionary file, or it is cut off.',
    );
  });
});
