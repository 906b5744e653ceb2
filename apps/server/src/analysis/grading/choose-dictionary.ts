import { tellLanguage } from '@vernacular/analyzer';
import { UnknownDictionary } from '@vernacular/dictionaries/node';
import { InvalidCode } from '@vernacular/dictionaries';

import { Failure } from '../../http/index.ts';
import type { Means } from '../work/means.ts';
import type { DictionaryChoice } from '../work/dictionary-choice.ts';

/** Which dictionary somebody asks for. */
export interface DictionaryWish {
  /** The code; none when it was left open. */
  readonly requested: string | undefined;
  /** Who asks: their own dictionaries are for them alone. */
  readonly visitor: { readonly id: string } | null;
}

/**
 * The dictionary for a text: one of one's own, the period asked for, or the general counts of its language when that is not installed;
 * when no period is asked for, the default of the language the text is written in.
 */
export async function chooseDictionary(
  { dictionaries, ownDictionaries }: Pick<Means, 'dictionaries' | 'ownDictionaries'>,
  { requested, visitor }: DictionaryWish,
  text: string,
): Promise<DictionaryChoice> {
  const own = requested && visitor ? await ownDictionaries.find(visitor.id, requested) : null;
  if (own && requested !== undefined)
    return { code: requested, requested, isSubstitute: false, folder: own.folder };
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
