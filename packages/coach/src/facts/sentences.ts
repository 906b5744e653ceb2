import { countWords } from '@vernacular/analyzer';
import { quote } from '../text/quote.ts';
import { change, note, type Fact } from './fact.ts';
import { factPatterns } from '../words/pattern-tables.ts';

/** A sentence that opens with a bare “This” or “These”, unless in the table. Source: Gopen & Swan 1990. */
export const barePointer: Fact = ({ draft, request, say, quoted }) => {
  const listed = request.table.map(([cell = '']) => cell.toLowerCase());
  for (const { text } of draft.sentences.slice(1)) {
    const word = factPatterns[draft.language].barePointer.exec(text)?.[0];
    if (word === undefined) continue;
    const begun = text.split(/\s+/u).slice(0, 2).join(' ').toLowerCase();
    if (listed.some((cell) => cell.includes(begun) || cell === word.toLowerCase())) continue;
    return change(say('barePointer', { word: quoted(word) }), quote(text));
  }
  return null;
};

const longFrom = 40;

/** Signs that the text may be two sentences: a line break, a list mark, a full stop inside it. */
const mayBeTwo = /\n|;|[.!?]["”’)]?(?:\s*\p{Lu}|\s)|[•·]|: [-–] /u;
/** A sentence opener with a capital but no full stop before it: “… countries All forms …”. */
const opensAnew =
  /\p{L} (?:The|This|These|There|They|We|It|In|All|Some|Most|One|Two|Three|Four|Five|Six|For|However|Results?)(?!\p{L})/u;

const isWhole = (text: string) =>
  /[.!?…]["”’״)]*$/u.test(text) && !mayBeTwo.test(text) && !opensAnew.test(text);

/** Quotes the longest sentence and tells its words, as the site counts them, unless it may be two. */
export const longestSentence: Fact = ({ draft, say }) => {
  const [longest] = draft.sentences
    .map(({ text }) => ({ text, words: countWords(text) }))
    .toSorted((one, other) => other.words - one.words);
  return longest && isWhole(longest.text) && longest.words >= longFrom
    ? note(say('longestSentence', { words: longest.words }), quote(longest.text))
    : null;
};
