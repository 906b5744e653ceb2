import { countWords } from '@vernacular/analyzer';

import type { Passage } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Fact } from './fact.ts';

const longFrom = 40;

/** Signs that the text may be two sentences: a line break, a list mark, a full stop inside it. */
const mayBeTwo = /\n|;|[.!?]["”’)]?(?:\s*\p{Lu}|\s)|[•·]|: [-–] /u;
/** A sentence opener with a capital but no full stop before it: “… countries All forms …”. */
const opensAnew =
  /\p{L} (?:The|This|These|There|They|We|It|In|All|Some|Most|One|Two|Three|Four|Five|Six|For|However|Results?)(?!\p{L})/u;

const isWhole = (text: string) =>
  /[.!?…]["”’״)]*$/u.test(text) && !mayBeTwo.test(text) && !opensAnew.test(text);

/** Null if the longest sentence may be two. Words are counted as the site counts them. */
function longestOf({ sentences }: Passage): { text: string; words: number } | null {
  const [longest] = sentences
    .map(({ text }) => ({ text, words: countWords(text) }))
    .toSorted((one, other) => other.words - one.words);
  return longest && isWhole(longest.text) ? longest : null;
}

/**
 * Quotes the longest sentence of the draft and tells its length in words. Null if it has fewer than 40 words or may be
 * two sentences.
 */
export const longestSentence: Fact = ({ draft, say }) => {
  const longest = longestOf(draft);
  return longest && longest.words >= longFrom
    ? {
        kind: 'note',
        text: say('longestSentence', { words: longest.words }),
        quote: quote(longest.text),
      }
    : null;
};
