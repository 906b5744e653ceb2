import { tellLanguage } from '@vernacular/analyzer';
import { UnknownDictionary, type DictionaryStore } from '@vernacular/dictionaries/node';
import { InvalidCode } from '@vernacular/dictionaries';

import { Failure } from '../failures/failure.ts';
import type { DictionaryChoice } from '../work/dictionary-choice.ts';

/**
 * The dictionary for a text: the period asked for, or the general counts of its language when that is not installed;
 * when no period is asked for, the default of the language the text is written in.
 */
export async function chooseDictionary(
  dictionaries: DictionaryStore,
  requested: string | undefined,
  text: string,
): Promise<DictionaryChoice> {
  try {
    const language = requested === undefined ? tellLanguage(text) : undefined;
    const found = await dictionaries.resolve(requested, language);
    return {
      code: found.dictionary.code,
      requested: found.requested,
      isSubstitute: found.isSubstitute,
    };
  } catch (error) {
    const isTheirs = error instanceof InvalidCode || error instanceof UnknownDictionary;
    if (isTheirs) throw new Failure('unknown-dictionary', error.message, error);
    throw error;
  }
}
