import { isAbbreviation } from '@vernacular/exercises';

import { hasRoot, speaksOf } from '../text/family.ts';
import { numeralsIn } from '../text/numerals.ts';
import type { Passage, Sentence, Word } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import type { Fact } from './fact.ts';

const fewestOfSentence = 4;
/** Of a sentence with so many words of weight, so much of them has to be missing. */
const fewestOfWeight = 5;
const leastMissing = 0.75;

const asSpoken = ({ words }: Sentence) => words.map(({ text }) => text.toLowerCase()).join(' ');

/** The words of weight, each once. */
const weighty = (words: readonly Word[]): readonly Word[] =>
  words.filter(
    (word, at) => word.isContent && words.findIndex(({ stem }) => stem === word.stem) === at,
  );

/** Whether a draft may speak of a word, in any form. Of an abbreviation that cannot be told. */
const mayHold = (draft: Passage, word: Word) =>
  isAbbreviation(word.text) ||
  speaksOf(draft, word) ||
  (!hasRoot(word.text, draft.language) && holdsBeginning(draft, word.text));

/** Whether some word has the first letters of another in it: סופה of סופות, where no root is left to look for. */
const holdsBeginning = ({ words }: Passage, word: string) => {
  const begins = word.replace(/^[ובלכמשה](?=.{4})/u, '').slice(0, fewestLetters);
  return words.some(({ text }) => text.includes(begins));
};
const fewestLetters = 3;

/** The place of a sentence of the draft that stands word for word in the answer. */
export const answerSentence: Fact = ({ draft, answer, messages }) => {
  if (draft.language !== answer.language) return null;
  const told = answer.sentences.filter(({ words }) => words.length >= fewestOfSentence);
  const spoken = new Set(told.map(asSpoken));
  const at = draft.sentences.findIndex((sentence) => spoken.has(asSpoken(sentence)));
  const shared = draft.sentences[at];
  if (!shared) return null;
  const text = messages.answerSentence(at + 1, draft.sentences.length);
  return { kind: 'note', text, quote: quote(shared.text) };
};

/** The sentence of the answer of which the draft has the least: none of its words of weight, or one in four. */
export const absentSentence: Fact = ({ draft, answer, messages }) => {
  if (draft.language !== answer.language) return null;
  const [found] = answer.sentences
    .map((sentence) => {
      const words = weighty(sentence.words);
      return { sentence, words, here: words.filter((word) => mayHold(draft, word)) };
    })
    .filter(
      ({ sentence: { text }, words, here }) =>
        words.length >= fewestOfWeight &&
        here.length <= words.length * (1 - leastMissing) &&
        numeralsIn(text).length === 0,
    )
    .toSorted(
      (one, other) => other.words.length - other.here.length - one.words.length + one.here.length,
    );
  if (!found) return null;
  const { sentence, here } = found;
  const list = messages.listed(here.map(({ text }) => messages.quoted(text)));
  return {
    kind: 'note',
    text: here.length === 0 ? messages.nothingOfSentence : messages.littleOfSentence(list),
    quote: quote(sentence.text),
  };
};

/** A value, or who the writer is, of which the draft has no word; null where the writer said so. */
export const absentValue: Fact = ({ draft, answer, request, messages }) => {
  if (draft.language !== answer.language || /^(?:no|לא)$/iu.test(request.choice.trim()))
    return null;
  const words = weighty(answer.words);
  if (words.length === 0 || words.some((word) => mayHold(draft, word))) return null;
  const list = messages.listed(words.map(({ text }) => messages.quoted(text)));
  return { kind: 'note', text: messages.nothingOfValue(list), quote: '' };
};
