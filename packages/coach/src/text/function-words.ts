import { inTextLanguages, type LanguageCode } from '@vernacular/analyzer';

import { wordLists } from '../words/translations.ts';

const stops = inTextLanguages((language) => new Set(wordLists[language].function.split(' ')));

/** “It’s”, “they’re”. A negation such as “don’t” is a function word whatever stands before it. */
const contraction = /['’](?:s|re|ve|ll|d|m)$/u;
const denial = /n['’]t$/u;

export function isFunctionWord(word: string, language: LanguageCode): boolean {
  const lower = word.toLowerCase();
  return (
    stops[language].has(lower) ||
    (language === 'en' && (denial.test(lower) || stops.en.has(lower.replace(contraction, ''))))
  );
}
