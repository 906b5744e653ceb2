import { countOf, type Dictionary, foldWord } from '@vernacular/analyzer';
import { makeBundled, openStore } from '@vernacular/dictionaries/node';

import { inTemporaryFolder } from '../frame/temporary-folder.ts';

export const generalDictionaries = (): Promise<Readonly<Record<'en' | 'he', Dictionary>>> =>
  inTemporaryFolder(async (folder) => {
    await makeBundled(folder);
    const store = openStore(folder);
    return { en: await store.open('EnglishGeneral'), he: await store.open('HebrewGeneral') };
  });

export const countIn = (word: string, { table, language }: Dictionary): number =>
  countOf(table, foldWord(word, language));

/** Level of a word: 0 common, 1 mid-frequency, 2 rare. */
export function levelIn(word: string, dictionary: Dictionary): 0 | 1 | 2 {
  const count = countIn(word, dictionary);
  const { common, mid } = dictionary.cutoffs;
  return count >= common ? 0 : count >= mid ? 1 : 2;
}
