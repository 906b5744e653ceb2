import { type LanguageCode, wordStem } from '@vernacular/analyzer';

import { wordLists } from '../words/translations.ts';
import { stemsOfList } from './stems-of-list.ts';
import { isTopical } from './is-topical-word.ts';

/** Words with several senses, which do not link sentences: “the effect of rain” and “side effects”. */
const senses = {
  en: stemsOfList('anySense').en,
  he: new Set(wordLists.he.anySense.split(' ')),
};

const namesNothing = /(?<=\p{L}{2})(?:[^e]ed|ied|ly|ive|able|ible|ous|ful|less)$/iu;

const numeral = {
  en: /^(?:eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|dozens?|hundreds?|thousands?)$/iu,
  he: /^[ובלכמשה]{0,2}(?:שתי|שני|שניים|שתיים|שלוש(?:ה|ים)?|ארבע(?:ה|ים)?|חמש|חמי?שה|חמישים|שש|שי?שה|שישים|שבע(?:ה|ים)?|שמונ(?:ה|ים)|תשע(?:ה|ים)?|עשר(?:ה|ים|ות)?|מא(?:ה|ות|תיים)|אל(?:ף|פי|פים|פיים)|אחוז(?:ים)?)$/u,
};

export const isIdea = (word: string, language: LanguageCode): boolean =>
  isTopical(word, language) &&
  !numeral[language].test(word) &&
  !namesNothing.test(word) &&
  !senses[language].has(language === 'en' ? wordStem(word, 'en') : word);
