import type { LanguageCode } from '@vernacular/analyzer';

import { isMetaWord } from './meta-words.ts';
import { stem } from './stem.ts';
import { stemsOfList } from './stems-of-list.ts';

const stems = stemsOfList('anywhere');

export function isTopical(word: string, language: LanguageCode): boolean {
  const ofStem = stem(word, language);
  return (
    word.length > 2 &&
    !/^\d/u.test(word) &&
    !stems[language].has(ofStem) &&
    !isMetaWord(ofStem, language)
  );
}
