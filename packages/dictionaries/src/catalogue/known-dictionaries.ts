import {
  type Dictionary,
  inTextLanguages,
  type LanguageCode,
  languageCodes,
  languages,
} from '@vernacular/analyzer';

import { dictionaries } from './dictionaries.ts';
import type { NewsPeriod } from './news-years.ts';

/** Metadata of a dictionary, without its counts. */
export interface KnownDictionary extends Pick<
  Dictionary,
  'code' | 'language' | 'label' | 'period' | 'measure' | 'scale' | 'cutoffs'
> {
  /** Source of the counts: yearly news, the bundled lists, or an operator's own texts. */
  readonly kind: 'news' | 'general' | 'custom';
  readonly credit: string;
}

/** The dictionaries of one language. */
export interface LanguageDictionaries {
  /** Newest first. The first is the default for texts in the language; without any it is `general`. */
  readonly newsPeriods: readonly NewsPeriod[];
  readonly newsCredit: string;
  /** The counts that come with the product, without a period. */
  readonly general: KnownDictionary;
}

function newsDictionaries(language: LanguageCode): KnownDictionary[] {
  const { name, published } = languages[language];
  const { newsPeriods, newsCredit } = dictionaries[language];
  return newsPeriods.map(({ from, to }) => ({
    code: `${name}${from}_${to}`,
    language,
    label: `News in ${name}, ${from}–${to}`,
    period: { from, to },
    kind: 'news',
    measure: 'occurrences',
    scale: 1,
    cutoffs: published.cutoffs,
    credit: newsCredit,
  }));
}

/** The counts that come with the product: one dictionary per language, without a period. */
export const generalDictionaries = inTextLanguages((language) => dictionaries[language].general);

/** Every dictionary the site knows of, installed or not, in the order in which it offers them. */
export const knownDictionaries: readonly KnownDictionary[] = [
  ...languageCodes.flatMap(newsDictionaries),
  ...Object.values(generalDictionaries),
];

/** The code of the default dictionary for each language of a text: its newest news dictionary. */
export const defaultCodes = inTextLanguages(
  (language) => knownDictionaries.find((known) => known.language === language)!.code,
);
