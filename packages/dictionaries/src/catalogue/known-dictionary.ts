import { type Dictionary, type LanguageCode, languages } from '@vernacular/analyzer';

import type { NewsPeriod } from './news-years.ts';

/** Source of a dictionary's counts: yearly news, the bundled lists, or an operator's own texts. */
export type DictionaryKind = 'news' | 'general' | 'custom';

/** Metadata of a dictionary, without its counts. */
export interface KnownDictionary extends Pick<
  Dictionary,
  'code' | 'language' | 'label' | 'period' | 'measure' | 'scale' | 'cutoffs'
> {
  readonly kind: DictionaryKind;
  readonly credit: string;
}

/** The dictionaries of one language. */
export interface LanguageDictionaries {
  /** Newest first. The first is the default for texts in the language; without any it is `general`. */
  readonly news: readonly KnownDictionary[];
  /** The counts that come with the product, without a period. */
  readonly general: KnownDictionary;
}

export function newsDictionary(
  language: LanguageCode,
  { from, to }: NewsPeriod,
  credit: string,
): KnownDictionary {
  const { name, published } = languages[language];
  return {
    code: `${name}${from}_${to}`,
    language,
    label: `News in ${name}, ${from}–${to}`,
    period: { from, to },
    kind: 'news',
    measure: 'occurrences',
    scale: 1,
    cutoffs: published.cutoffs,
    credit,
  };
}
