import { inTextLanguages, type LanguageCode, wordStem } from '@vernacular/analyzer';

import { wordLists } from '../words/translations.ts';

/** The stems of a word list, for each language of texts. */
export const stemsOfList = (
  name: keyof (typeof wordLists)['en'],
): Readonly<Record<LanguageCode, ReadonlySet<string>>> =>
  inTextLanguages(
    (language) =>
      new Set(wordLists[language][name].split(' ').map((word) => wordStem(word, language))),
  );
