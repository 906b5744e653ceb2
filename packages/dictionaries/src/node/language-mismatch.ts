import {
  foreignSentence,
  type IdentifiedLanguage,
  identifyLanguage,
  isForeign,
  type LanguageCode,
  languages,
  tellLanguage,
} from '@vernacular/analyzer';

import { DamagedDictionary } from '../packed/packed-file.ts';
import { type DictionaryStore, NotInstalled, type ResolvedDictionary } from './open-store.ts';

/** A text in another language than the dictionary that was asked for, and what comes of it. */
export type LanguageMismatch =
  /** The counts of the text's language answer. */
  | {
      readonly kind: 'switched';
      readonly language: LanguageCode;
      readonly instead: ResolvedDictionary;
    }
  /** The dictionary asked for answers, because its reader insists. */
  | { readonly kind: 'insisted' }
  /** It answers because there are no counts of the text's language. */
  | { readonly kind: 'missing'; readonly language: LanguageCode }
  /** None answers: there can be no counts of its language. */
  | { readonly kind: 'foreign'; readonly language: IdentifiedLanguage };

/** What is known of a text's language, and whether its reader insists on the dictionary all the same. */
export interface LanguageWish {
  /** The language somebody says the text is in; told by its letters when nobody does. */
  readonly language?: LanguageCode | undefined;
  readonly insists?: boolean | undefined;
}

/**
 * What comes of a text for which a dictionary of the language `chosen` was asked for, or none when it is null; null when they
 * agree and when the language of the text is not sure.
 */
export async function languageMismatch(
  store: Pick<DictionaryStore, 'resolve'>,
  text: string,
  chosen: LanguageCode | null,
  { language: said, insists = false }: LanguageWish = {},
): Promise<LanguageMismatch | null> {
  const found = said === undefined ? await identifyLanguage(text) : null;
  if (isForeign(found))
    return insists ? { kind: 'insisted' } : { kind: 'foreign', language: found };
  const language = said ?? tellLanguage(text, { isSure: true });
  if (language === undefined || chosen === null || language === chosen) return null;
  if (insists) return { kind: 'insisted' };
  try {
    return { kind: 'switched', language, instead: await store.resolve(undefined, language) };
  } catch (error) {
    if (error instanceof NotInstalled || error instanceof DamagedDictionary)
      return { kind: 'missing', language };
    throw error;
  }
}

/** The mismatch in a sentence, for those who did not insist; null when there is nothing to say. */
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
