import { inTextLanguages, type LanguageCode } from '@vernacular/analyzer';

import { patterns, wordLists } from '../words/translations.ts';

const stops = inTextLanguages((language) => new Set(wordLists[language].function.split(' ')));

export function isFunctionWord(word: string, language: LanguageCode): boolean {
  const lower = word.toLowerCase();
  const { contraction, denial } = patterns[language];
  return (
    stops[language].has(lower) ||
    denial?.test(lower) === true ||
    (contraction !== undefined && stops[language].has(lower.replace(contraction, '')))
  );
}
