import { type LanguageCode, wordStem } from '@vernacular/analyzer';

import { isMetaWord } from './meta-words.ts';
import { stemsOfList } from './stems-of-word-list.ts';

const stems = stemsOfList('anywhere');

/**
 * Whether a word can name the topic of a text: longer than two letters, not a number, and not one that occurs in
 * texts on any topic.
 */
export function isTopical(word: string, language: LanguageCode): boolean {
  const ofStem = wordStem(word, language);
  return (
    word.length > 2 &&
    !/^\d/u.test(word) &&
    !stems[language].has(ofStem) &&
    !isMetaWord(ofStem, language)
  );
}
