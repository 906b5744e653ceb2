import { type LanguageCode, languageByScript } from '@vernacular/analyzer';
import { InvalidCode } from '@vernacular/dictionaries';
import {
  type DictionaryStore,
  languageMismatch,
  mismatchSentence,
  type ResolvedDictionary,
  UnknownDictionary,
} from '@vernacular/dictionaries/node';

import { languageSetting, settingsFile } from '../check/settings.ts';
import { Trouble, UsageError } from '../streams-and-exit-codes.ts';

export interface DictionaryWish {
  readonly code: string | undefined;
  readonly language: LanguageCode | undefined;
  /** Whether to use `code` even for a text in another language. */
  readonly insists?: boolean | undefined;
  /** Whether the command has an `--insist` option, which notices then mention. Default: if no `foreignHint`. */
  readonly mayInsist?: boolean;
  /** Begins the sentence ‘… to judge it as English all the same’. Default: 'Add --language en', or the setting. */
  readonly foreignHint?: string;
}

/** The text is in neither English nor Hebrew. */
export class ForeignText extends Trouble {
  override readonly name = 'ForeignText';
}

/** The dictionary for a text. `notice` says why it is not the one that was asked for; null if it is. */
export interface ChosenDictionary extends ResolvedDictionary {
  readonly notice: string | null;
  /** Whether `notice` is about this text alone. */
  readonly isOfText: boolean;
}

export const insistHelp = `  --insist           use --dictionary even for a text in another language`;

/**
 * Returns the dictionary with `code` or, without a code, the default one for the language of the text. A dictionary of
 * another language than the text is replaced by the default of the text's language, if one is installed and `insists`
 * is not set; `notice` says so. Throws {@link ForeignText} for a text in neither English nor Hebrew, unless `language`
 * or `insists` is set, and {@link UsageError} for an unknown code.
 */
export async function chooseDictionary(
  store: DictionaryStore,
  text: string,
  { code, language, insists, foreignHint, mayInsist = foreignHint === undefined }: DictionaryWish,
): Promise<ChosenDictionary> {
  const usual = mayInsist ? 'Add --language en' : `Please ${languageSetting}`;
  try {
    const found = await store.resolve(code, language ?? languageByScript(text));
    const spoken = code === undefined ? null : found.dictionary.language;
    const mismatch = await languageMismatch(store, text, spoken, { language, insists });
    const said = mismatchSentence(mismatch, code);
    if (mismatch?.kind === 'foreign')
      throw new ForeignText(`${said} ${foreignHint ?? usual} to judge it as English all the same.`);
    if (code === undefined) return { ...found, notice: null, isOfText: false };
    if (mismatch?.kind === 'insisted') {
      // With `insists`, the second dictionary for words of another language is left out.
      const { beside: _, ...alone } = found.dictionary;
      return { ...found, dictionary: alone, notice: substituteNotice(found), isOfText: false };
    }
    if (mismatch?.kind !== 'switched')
      return { ...found, notice: said ?? substituteNotice(found), isOfText: said !== null };
    return {
      dictionary: mismatch.instead.dictionary,
      requested: code,
      isSubstitute: true,
      notice: mayInsist ? `${said} Add --insist to use it all the same.` : said,
      isOfText: true,
    };
  } catch (cause) {
    if (!(cause instanceof InvalidCode || cause instanceof UnknownDictionary)) throw cause;
    const told = cause.message.replace(/\.?$/u, '.');
    throw new UsageError(
      `${told} ‘vernacular dictionaries list’ names the word counts (--dictionary, or period in ${settingsFile}).`,
      { cause },
    );
  }
}

function substituteNotice(found: ResolvedDictionary): string | null {
  if (!found.isSubstitute || found.requested === null) return null;
  return `${found.requested} is not installed; ${found.dictionary.label} answers instead.`;
}
