import { inTextLanguages, wordStem, type LanguageCode } from '@vernacular/analyzer';

import { patterns } from '../words/pattern-tables.ts';
import { wordLists } from '../words/translations.ts';

const listed = (
  name: keyof (typeof wordLists)['en'],
  formOf: (word: string, language: LanguageCode) => string,
) =>
  inTextLanguages(
    (language) =>
      new Set(wordLists[language][name].split(' ').map((word) => formOf(word, language))),
  );

const meta = listed('meta', wordStem);
/** Words that occur in texts on any topic. */
const anywhere = listed('anywhere', wordStem);
/** Words with several senses, which do not link sentences: “the effect of rain” and “side effects”. */
const senses = listed('anySense', (word, language) => patterns[language].senseOf(word));

const namesNothing = /(?<=\p{L}{2})(?:[^e]ed|ied|ly|ive|able|ible|ous|ful|less)$/iu;

/** Whether the word of a stem speaks about the text (“our claim is”, “the evidence”) and not about its subject. */
export const isMetaWord = (ofStem: string, language: LanguageCode): boolean =>
  meta[language].has(ofStem);

/** Whether a word can name a topic that links sentences: longer than two letters, and no number. */
export function isIdea(word: string, language: LanguageCode): boolean {
  const { numeral, senseOf } = patterns[language];
  const ofStem = wordStem(word, language);
  return (
    word.length > 2 &&
    !/^\d/u.test(word) &&
    !anywhere[language].has(ofStem) &&
    !isMetaWord(ofStem, language) &&
    !numeral.test(word) &&
    !namesNothing.test(word) &&
    !senses[language].has(senseOf(word))
  );
}
