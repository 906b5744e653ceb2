import { type LanguageCode, tellLanguage } from '@vernacular/analyzer';
import { InvalidCode } from '@vernacular/dictionaries';
import {
  type DictionaryStore,
  type ResolvedDictionary,
  UnknownDictionary,
} from '@vernacular/dictionaries/node';

import { UsageError } from '../trouble.ts';

/** What the command line says about the dictionary. */
export interface DictionaryWish {
  readonly code: string | undefined;
  readonly language: LanguageCode | undefined;
}

/** The dictionary for a text: the one asked for, else the default of its language, which its letters tell. */
export async function chooseDictionary(
  store: DictionaryStore,
  text: string,
  wish: DictionaryWish,
): Promise<ResolvedDictionary> {
  try {
    return await store.resolve(wish.code, wish.language ?? tellLanguage(text));
  } catch (cause) {
    const isTheirs = cause instanceof InvalidCode || cause instanceof UnknownDictionary;
    if (isTheirs) throw new UsageError(cause.message, { cause });
    throw cause;
  }
}

/** What to say when another dictionary answers than the one that was asked for; null when there is nothing to say. */
export function substituteNotice(found: ResolvedDictionary): string | null {
  if (!found.isSubstitute || found.requested === null) return null;
  return `${found.requested} is not installed; ${found.dictionary.label} answers instead.`;
}
