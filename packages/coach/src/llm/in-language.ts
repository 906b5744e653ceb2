import { tellLanguage, type LanguageCode } from '@vernacular/analyzer';

import { isElsewhere } from '../local/odd-answer.ts';
import { readPassage } from '../text/passage.ts';
import { isSmallWord, type Brought } from './brought.ts';
import { isEveryday } from './everyday-words.ts';
import { sentencesSaid } from './sentences-of.ts';

const fewestKnown = 0.6;
const longestUnknown = 3;
/** Of so few words a single one is no share. */
const fewest = 4;

/** Words of other languages that English speakers borrow, or that are spelled like one of ours. */
const borrowed = new Set(
  `que la el de en et est un una der die das para tu me son con no sin total final favor comment important point bien tout
  via le les des dos ser mas van ha era non per come`.split(/\s+/u),
);

/** Whether English speakers know the words of a sentence, or its writer brought them. */
function isEnglish(sentence: string, { hasWord }: Brought): boolean {
  const words = sentence.match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? [];
  if (words.length === 0) return !/[¿¡]/u.test(sentence);
  const isKnown = words.map((word) => {
    const lower = word.toLowerCase();
    if (hasWord(word)) return true;
    if (/[^a-z'’]/u.test(lower) || borrowed.has(lower)) return false;
    return isSmallWord(word) || word.length === 1 || isEveryday(lower);
  });
  let run = 0;
  const longest = isKnown.reduce((most, known) => Math.max(most, (run = known ? 0 : run + 1)), 0);
  const share = isKnown.filter(Boolean).length / words.length;
  return longest <= longestUnknown && share >= (words.length < fewest ? 0.5 : fewestKnown);
}

/** Whether a text is in the language it should be in: by its letters as a whole, and by its words in each sentence. */
export const isIn = (language: LanguageCode, text: string, brought: Brought): boolean =>
  tellLanguage(text) === language &&
  !isElsewhere(readPassage(text), []) &&
  (language !== 'en' ||
    sentencesSaid(text)
      .flatMap(({ text: sentence }) => sentence.split(/(?<=[:;])\s/u))
      .every((sentence) => isEnglish(sentence, brought)));
