import { countWords } from '@vernacular/analyzer';

import { quote } from '../text/quote.ts';
import { note, type Fact } from './fact.ts';

const longFrom = 40;

/** Signs that the text may be two sentences: a line break, a list mark, a full stop inside it. */
const mayBeTwo = /\n|;|[.!?]["”’)]?(?:\s*\p{Lu}|\s)|[•·]|: [-–] /u;
/** A sentence opener with a capital but no full stop before it: “… countries All forms …”. */
const opensAnew =
  /\p{L} (?:The|This|These|There|They|We|It|In|All|Some|Most|One|Two|Three|Four|Five|Six|For|However|Results?)(?!\p{L})/u;

const isWhole = (text: string) =>
  /[.!?…]["”’״)]*$/u.test(text) && !mayBeTwo.test(text) && !opensAnew.test(text);

/**
 * Quotes the longest sentence of the draft and tells its length in words, counted as the site counts them. Null if it
 * has fewer than 40 words or may be two sentences.
 */
export const longestSentence: Fact = ({ draft, say }) => {
  const [longest] = draft.sentences
    .map(({ text }) => ({ text, words: countWords(text) }))
    .toSorted((one, other) => other.words - one.words);
  return longest && isWhole(longest.text) && longest.words >= longFrom
    ? note(say('longestSentence', { words: longest.words }), quote(longest.text))
    : null;
};
