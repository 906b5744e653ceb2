import { dictionaryDisplayName, type Totals } from '@vernacular/analyzer';
import { type Checked, checkText, type MarkedText, plainSource } from '@vernacular/check';

import type { ChosenDictionary } from '../../texts/choose-dictionary.ts';
import type { McpContext } from '../context.ts';
import type { Call } from '../schemas.ts';

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

export function totalsFor({ report, forReaders }: Checked) {
  const { score, cleaned: words, common, mid, rare }: Totals = forReaders ?? report;
  return { score, words, common, mid, rare };
}

export const countsOf = ({ dictionary, notice }: ChosenDictionary) => ({
  counts: dictionaryDisplayName(dictionary, dictionary.language),
  notice,
});
