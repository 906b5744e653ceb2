import { dictionaryDisplayName, type Totals } from '@vernacular/analyzer';
import { type Checked, checkText, type MarkedText, plainSource } from '@vernacular/check';

import type { ChosenDictionary } from '../../texts/choose-dictionary.ts';
import type { McpContext } from '../context.ts';
import type { Call } from '../schemas.ts';

/** Checks the text of a call; what the call leaves out comes from the settings, and known words from both. */
export function readText(
  text: string | MarkedText,
  { method, known = [] }: Pick<Call<'checkText'>, 'method' | 'known'>,
  { dictionary }: ChosenDictionary,
  { settings }: McpContext,
): Checked {
  return checkText(typeof text === 'string' ? plainSource(text) : text, {
    dictionary,
    method: method ?? settings.method,
    known: [...settings.knownWords, ...known],
    longestSentence: settings.longestSentence,
  });
}

/** The score and the words of each level, with known words counted as common. */
export function totalsFor({ report, forReaders }: Checked) {
  const { score, cleaned: words, common, mid, rare }: Totals = forReaders ?? report;
  return { score, words, common, mid, rare };
}

/** Which dictionary answered, and why not the one that was asked for. */
export const countsOf = ({ dictionary, notice }: ChosenDictionary) => ({
  counts: dictionaryDisplayName(dictionary, dictionary.language),
  notice,
});
