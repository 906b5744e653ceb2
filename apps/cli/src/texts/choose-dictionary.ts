import { type LanguageCode, tellLanguage } from '@vernacular/analyzer';
import { InvalidCode } from '@vernacular/dictionaries';
import {
  type DictionaryStore,
  languageMismatch,
  mismatchSentence,
  type ResolvedDictionary,
  UnknownDictionary,
} from '@vernacular/dictionaries/node';

import { settingsFile } from '../check/settings.ts';
import { Trouble, UsageError } from '../trouble.ts';

/** What the command line says about the dictionary. */
export interface DictionaryWish {
  readonly code: string | undefined;
  readonly language: LanguageCode | undefined;
  /** Whether the code is meant even for a text in another language. */
  readonly insists?: boolean | undefined;
  /** Whether there is a way to insist, which is then named; true when left out. */
  readonly mayInsist?: boolean;
}

/** A text in a language that is neither English nor Hebrew. */
export class ForeignText extends Trouble {
  override readonly name = 'ForeignText';
}

/** A dictionary for a text, and what is to be said of how it was chosen; null when there is nothing. */
export interface ChosenDictionary extends ResolvedDictionary {
  readonly notice: string | null;
  /** Whether that is about this text alone. */
  readonly isOfText: boolean;
}

/** What the help of a command says about `--insist`. */
export const insistHelp = `  --insist           use --dictionary even for a text in another language`;

const foreignOption = 'Add --language en to judge it as English all the same.';
const foreignSetting = 'To judge it as English all the same, set language to en.';

/**
 * The dictionary for a text: the one asked for, else the default of its language, which its letters tell.
 * A dictionary of another language is not used unless it is insisted on. Throws {@link ForeignText} unless a language is named.
 */
export async function chooseDictionary(
  store: DictionaryStore,
  text: string,
  { code, language, insists, mayInsist = true }: DictionaryWish,
): Promise<ChosenDictionary> {
  try {
    const found = await store.resolve(code, language ?? tellLanguage(text));
    const spoken = code === undefined ? null : found.dictionary.language;
    const mismatch = await languageMismatch(store, text, spoken, { language, insists });
    const said = mismatchSentence(mismatch, code);
    if (mismatch?.kind === 'foreign')
      throw new ForeignText(`${said} ${mayInsist ? foreignOption : foreignSetting}`);
    if (code === undefined) return { ...found, notice: null, isOfText: false };
    if (mismatch?.kind === 'insisted') {
      // Who insists on counts of another language wants nothing else.
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
    const isTheirs = cause instanceof InvalidCode || cause instanceof UnknownDictionary;
    const told = isTheirs ? cause.message.replace(/\.?$/u, '.') : '';
    if (isTheirs)
      throw new UsageError(
        `${told} ‘vernacular dictionaries list’ names the word counts (--dictionary, or period in ${settingsFile}).`,
        { cause },
      );
    throw cause;
  }
}

/** What to say when another dictionary answers than the one that was asked for; null when there is nothing to say. */
function substituteNotice(found: ResolvedDictionary): string | null {
  if (!found.isSubstitute || found.requested === null) return null;
  return `${found.requested} is not installed; ${found.dictionary.label} answers instead.`;
}
