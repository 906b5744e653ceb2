import { nameCounts, type Totals } from '@vernacular/analyzer';
import { type Checked, checkText, plainSource } from '@vernacular/check';

import type { ChosenDictionary } from '../../texts/choose-dictionary.ts';
import type { CountsWish, Means } from '../means.ts';

/** How a call wants its text read. */
export interface ReadingWish extends CountsWish {
  readonly method?: 'published' | 'refined' | undefined;
  readonly known?: readonly string[] | undefined;
}

/** A text read by the wishes of a call before those of the settings. */
export function readText(
  text: string,
  { method, known = [] }: ReadingWish,
  { dictionary }: ChosenDictionary,
  { settings }: Means,
): Checked {
  return checkText(plainSource(text), {
    dictionary,
    method: method ?? settings.method,
    known: [...settings.knownWords, ...known],
    longestSentence: settings.longestSentence,
  });
}

/** The totals of a text, as its readers see it who know the known words. */
export function totalsFor({ report, forReaders }: Checked) {
  const { score, cleaned: words, common, mid, rare }: Totals = forReaders ?? report;
  return { score, words, common, mid, rare };
}

/** Which counts answered. */
export const countsOf = ({ dictionary, notice }: ChosenDictionary) => ({
  counts: nameCounts(dictionary, dictionary.language),
  notice,
});
