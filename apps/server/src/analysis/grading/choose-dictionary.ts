import { type LanguageCode, languageByScript } from '@vernacular/analyzer';
import {
  languageMismatch,
  mismatchSentence,
  UnknownDictionary,
} from '@vernacular/dictionaries/node';
import { InvalidCode } from '@vernacular/dictionaries';

import { Failure, type DatabaseRequest, withoutDatabase } from '../../http/index.ts';
import type { AnalysisContext } from '../workers/analysis-context.ts';
import type { DictionaryChoice } from '../workers/grade-task.ts';

export interface DictionaryOptions {
  /** The code of the requested dictionary; undefined leaves the choice to the language of the text. */
  readonly requested: string | undefined;
  /** Grades with the requested dictionary even if the text is surely in another language. */
  readonly insists: boolean;
  /** The request. A dictionary that a user has built is found for that user only. */
  readonly asker: DatabaseRequest & { readonly visitor: { readonly id: string } | null };
}

type Dictionaries = Pick<AnalysisContext, 'dictionaries' | 'ownDictionaries'>;

const howToInsist = {
  switched: 'Send insist=true to have it graded as you chose.',
  foreign: 'Send insist=true to have it graded all the same.',
};

/**
 * Chooses the dictionary to grade a text with: the user's own dictionary of the requested code, else the requested
 * period, or the general counts when that period is not installed. Without a request it is the default of the text's
 * language. A text that is surely in the other language gets the default of that language, unless `insists` is set. For
 * a text in neither English nor Hebrew the result has `foreign`. Throws Failure `unknown-dictionary` or `store-away`.
 */
export async function chooseDictionary(
  context: Dictionaries,
  options: DictionaryOptions,
  text: string,
): Promise<DictionaryChoice> {
  const { requested, insists } = options;
  const { language, ...chosen } = await resolveRequested(context, options, text);
  const asked = requested === undefined ? null : language;
  const mismatch = await languageMismatch(context.dictionaries, text, asked, { insists });
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

async function resolveRequested(
  { dictionaries, ownDictionaries }: Dictionaries,
  { requested, asker }: DictionaryOptions,
  text: string,
): Promise<DictionaryChoice & { readonly language: LanguageCode }> {
  const { visitor } = asker;
  // An own dictionary may not take the code of one of these.
  const isBuiltIn = dictionaries.list().some(({ code }) => code === requested);
  const own =
    requested && visitor && !isBuiltIn
      ? await withoutDatabase(asker, () => ownDictionaries.find(visitor.id, requested), null)
      : null;
  if (own && requested !== undefined) {
    const { folder, entry } = own;
    const { language } = entry;
    return { code: requested, requested, isSubstitute: false, folder, language, notice: null };
  }
  try {
    const heard = requested === undefined ? languageByScript(text) : undefined;
    const { dictionary, ...found } = await dictionaries.resolve(requested, heard);
    const { code, language } = dictionary;
    return { code, language, ...found, notice: null };
  } catch (error) {
    const isTheirs = error instanceof InvalidCode || error instanceof UnknownDictionary;
    // The code may name an own dictionary, which only the store knows.
    if (isTheirs && asker.isStoreAway) throw new Failure('store-away', undefined, error);
    if (isTheirs) throw new Failure('unknown-dictionary', error.message, error);
    throw error;
  }
}
