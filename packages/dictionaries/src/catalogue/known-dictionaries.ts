import { inTextLanguages, type LanguageCode, languageCodes } from '@vernacular/analyzer';

import { english } from './english-dictionaries.ts';
import { hebrew } from './hebrew-dictionaries.ts';
import type { KnownDictionary, LanguageDictionaries } from './known-dictionary.ts';

const dictionaries: Readonly<Record<LanguageCode, LanguageDictionaries>> = {
  en: english,
  he: hebrew,
};

/** The counts that come with the product: one dictionary per language, without a period. */
export const generalDictionaries = inTextLanguages((language) => dictionaries[language].general);

/** Every dictionary the site knows of, installed or not, in the order in which it offers them. */
export const knownDictionaries: readonly KnownDictionary[] = [
  ...languageCodes.flatMap((language) => dictionaries[language].news),
  ...Object.values(generalDictionaries),
];

/** The code of the default dictionary for each language of a text: its newest news dictionary. */
export const defaultCodes = inTextLanguages((language) => {
  const { news, general } = dictionaries[language];
  return (news[0] ?? general).code;
});
