import { type LanguageCode, wordStem } from '@vernacular/analyzer';

import { wordLists } from '../words/translations.ts';

/** The stems of a word list, for each language of texts. */
export const stemsOfList = (
  name: keyof (typeof wordLists)['en'],
): Readonly<Record<LanguageCode, ReadonlySet<string>>> => {
  const stemsIn = (language: LanguageCode) =>
    new Set(wordLists[language][name].split(' ').map((word) => wordStem(word, language)));
  return { en: stemsIn('en'), he: stemsIn('he') };
};
