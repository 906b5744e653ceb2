import {
  foreignSentence,
  type IdentifiedLanguage,
  identifyLanguage,
  isForeign,
  type LanguageCode,
  languages,
  languageByScript,
} from '@vernacular/analyzer';

import { DamagedDictionary } from '../packed/packed-file.ts';
import { type DictionaryStore, NotInstalled, type ResolvedDictionary } from './open-store.ts';

/**
 * How a text is handled that is in another language than the requested dictionary. `switched`: a dictionary of its
 * language is used; `insisted` and `missing`: the requested one is used; `foreign`: none is used.
 */
export type LanguageMismatch =
  | {
      readonly kind: 'switched';
      readonly language: LanguageCode;
      readonly instead: ResolvedDictionary;
    }
  | { readonly kind: 'insisted' }
  | { readonly kind: 'missing'; readonly language: LanguageCode }
  | { readonly kind: 'foreign'; readonly language: IdentifiedLanguage };

/** `language`: stated by the caller, so not guessed. `insists`: the requested dictionary is used in any case. */
export interface LanguageWish {
  readonly language?: LanguageCode | undefined;
  readonly insists?: boolean | undefined;
}

/** Null if the language of the text is that of the dictionary (`chosen`, null if none was asked for) or uncertain. */
export async function languageMismatch(
  store: Pick<DictionaryStore, 'resolve'>,
  text: string,
  chosen: LanguageCode | null,
  { language: said, insists = false }: LanguageWish = {},
): Promise<LanguageMismatch | null> {
  const found = said === undefined ? await identifyLanguage(text) : null;
  if (isForeign(found))
    return insists ? { kind: 'insisted' } : { kind: 'foreign', language: found };
  if (chosen === null) return null;
  const language = said ?? languageByScript(text, { isSure: true });
  if (language === undefined || language === chosen) return null;
  if (insists) return { kind: 'insisted' };
  try {
    return { kind: 'switched', language, instead: await store.resolve(undefined, language) };
  } catch (error) {
    if (error instanceof NotInstalled || error instanceof DamagedDictionary)
      return { kind: 'missing', language };
    throw error;
  }
}

/** Describes the mismatch for the reader; null when there is none or the reader insisted. */
export function mismatchSentence(
  mismatch: LanguageMismatch | null,
  requested: string | undefined,
): string | null {
  if (mismatch === null || mismatch.kind === 'insisted') return null;
  if (mismatch.kind === 'foreign') return foreignSentence(mismatch.language);
  const { name } = languages[mismatch.language];
  if (mismatch.kind === 'missing')
    return `The text is in ${name}, and no counts for ${name} are installed: ${requested} answers.`;
  const { label } = mismatch.instead.dictionary;
  return `The text is in ${name}: ${label} answers, not ${requested}.`;
}
