import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countOf, type Dictionary, foldWord } from '@vernacular/analyzer';
import { makeBundled, openStore } from '@vernacular/dictionaries/node';

/** The two general dictionaries, as everybody has them. */
export interface Dictionaries {
  readonly en: Dictionary;
  readonly he: Dictionary;
}

/** Makes the general dictionaries in a folder that is removed again. */
export async function generalDictionaries(): Promise<Dictionaries> {
  const folder = await mkdtemp(join(tmpdir(), 'vernacular-evaluate-'));
  try {
    await makeBundled(folder);
    const store = openStore(folder);
    return { en: await store.open('EnglishGeneral'), he: await store.open('HebrewGeneral') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The count of a word as it stands in a text. */
export const countIn = (word: string, { table, language }: Dictionary): number =>
  countOf(table, foldWord(word, language));

/** 0 common, 1 mid, 2 rare. */
export function levelIn(word: string, dictionary: Dictionary): 0 | 1 | 2 {
  const count = countIn(word, dictionary);
  const { common, mid } = dictionary.cutoffs;
  return count >= common ? 0 : count >= mid ? 1 : 2;
}
