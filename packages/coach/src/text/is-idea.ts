import { inTextLanguages, type LanguageCode } from '@vernacular/analyzer';

import { patterns } from '../words/patterns.ts';
import { wordLists } from '../words/translations.ts';
import { isTopical } from './is-topical-word.ts';

/** Words with several senses, which do not link sentences: “the effect of rain” and “side effects”. */
const senses = inTextLanguages(
  (language) => new Set(wordLists[language].anySense.split(' ').map(patterns[language].senseOf)),
);

const namesNothing = /(?<=\p{L}{2})(?:[^e]ed|ied|ly|ive|able|ible|ous|ful|less)$/iu;

export const isIdea = (word: string, language: LanguageCode): boolean =>
  isTopical(word, language) &&
  !patterns[language].numeral.test(word) &&
  !namesNothing.test(word) &&
  !senses[language].has(patterns[language].senseOf(word));
