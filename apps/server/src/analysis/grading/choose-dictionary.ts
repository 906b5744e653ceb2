import { type LanguageCode, tellLanguage } from '@vernacular/analyzer';
import {
  languageMismatch,
  mismatchSentence,
  UnknownDictionary,
} from '@vernacular/dictionaries/node';
import { InvalidCode } from '@vernacular/dictionaries';

import { Failure, type DatabaseRequest, withoutDatabase } from '../../http/index.ts';
import type { Means } from '../work/means.ts';
import type { DictionaryChoice } from '../work/dictionary-choice.ts';

/** Which dictionary somebody asks for. */
export interface DictionaryWish {
  /** The code; none when it was left open. */
  readonly requested: string | undefined;
  /** Whether it is meant even for a text in another language. */
  readonly insists: boolean;
  /** Who asks: their own dictionaries are for them alone. */
  readonly asker: DatabaseRequest & { readonly visitor: { readonly id: string } | null };
}

type Dictionaries = Pick<Means, 'dictionaries' | 'ownDictionaries'>;

const howToInsist = {
  switched: 'Send insist=true to have it graded as you chose.',
  foreign: 'Send insist=true to have it graded all the same.',
};

/**
 * The dictionary for a text: one of one's own, the period asked for, or the general counts of its language when that is not installed;
 * the default of the language the text is written in when no period is asked for, or one of another language. For a text in a
 * third language the choice says so.
 */
export async function chooseDictionary(
  means: Dictionaries,
  wish: DictionaryWish,
  text: string,
): Promise<DictionaryChoice> {
  const { requested, insists } = wish;
  const { language, ...chosen } = await askedFor(means, wish, text);
  const asked = requested === undefined ? null : language;
  const mismatch = await languageMismatch(means.dictionaries, text, asked, { insists });
  if (mismatch === null) return chosen;
  const { kind } = mismatch;
  if (kind === 'foreign')
    return { ...chosen, mismatch: kind, foreign: mismatch.language, notice: howToInsist.foreign };
  const said = mismatchSentence(mismatch, requested);
  if (kind !== 'switched') return { ...chosen, mismatch: kind, notice: said };
  const { code } = mismatch.instead.dictionary;
  const notice = `${said} ${howToInsist.switched}`;
  return { code, requested: chosen.requested, isSubstitute: true, mismatch: kind, notice };
}

async function askedFor(
  { dictionaries, ownDictionaries }: Dictionaries,
  { requested, asker }: DictionaryWish,
  text: string,
): Promise<DictionaryChoice & { readonly language: LanguageCode }> {
  const { visitor } = asker;
  const own =
    requested && visitor
      ? await withoutDatabase(asker, () => ownDictionaries.find(visitor.id, requested), null)
      : null;
  if (own && requested !== undefined) {
    const { folder, entry } = own;
    const { language } = entry;
    return { code: requested, requested, isSubstitute: false, folder, language, notice: null };
  }
  try {
    const heard = requested === undefined ? tellLanguage(text) : undefined;
    const found = await dictionaries.resolve(requested, heard);
    const { code, language } = found.dictionary;
    return {
      code,
      language,
      requested: found.requested,
      isSubstitute: found.isSubstitute,
      notice: null,
    };
  } catch (error) {
    const isTheirs = error instanceof InvalidCode || error instanceof UnknownDictionary;
    // It may be one of their own.
    if (isTheirs && asker.isStoreAway) throw new Failure('store-away', undefined, error);
    if (isTheirs) throw new Failure('unknown-dictionary', error.message, error);
    throw error;
  }
}
