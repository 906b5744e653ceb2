import type { LanguageDictionaries } from '../known-dictionaries.ts';

export const dictionaries: LanguageDictionaries = {
  newsPeriods: [{ from: 2012, to: 2017 }],
  newsCredit: 'Word counts of Hebrew news; levels after Rakedzon et al. 2017.',
  general: {
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
};
