import { countOf, type Dictionary, foldWord, type LanguageCode } from '@vernacular/analyzer';
import { generalDictionaries as bundled } from '@vernacular/dictionaries';
import { makeBundled, openStore } from '@vernacular/dictionaries/node';

import { inTemporaryFolder } from '../frame/temporary-folder.ts';

export const generalDictionaries = (): Promise<Readonly<Record<LanguageCode, Dictionary>>> =>
  inTemporaryFolder(async (folder) => {
    await makeBundled(folder);
    const store = openStore(folder);
    const opened = Object.values(bundled).map(
      async ({ language, code }) => [language, await store.open(code)] as const,
    );
    return Object.fromEntries(await Promise.all(opened)) as Record<LanguageCode, Dictionary>;
  });

export const countIn = (word: string, { table, language }: Dictionary): number =>
  countOf(table, foldWord(word, language));

/** Level of a word: 0 common, 1 mid-frequency, 2 rare. */
export function levelIn(word: string, dictionary: Dictionary): 0 | 1 | 2 {
  const count = countIn(word, dictionary);
  const { common, mid } = dictionary.cutoffs;
  return count >= common ? 0 : count >= mid ? 1 : 2;
}
