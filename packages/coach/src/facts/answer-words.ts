import { isAbbreviation } from '@vernacular/exercises';

import { names, speaksOf } from '../text/family.ts';
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
const mayHold = (draft: Passage, word: Word) => isAbbreviation(word.text) || speaksOf(draft, word);

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

/** The sentence of the answer of which the draft has the least: none of its words of weight, or one in four. English only: Hebrew words stand in too many forms. */
export const absentSentence: Fact = ({ draft, answer, messages }) => {
  if (draft.language !== 'en' || answer.language !== 'en') return null;
  const [found] = answer.sentences
    .map((sentence) => {
      const words = weighty(sentence.words);
      return { sentence, words, here: words.filter((word) => mayHold(draft, word)) };
    })
    .filter(
      ({ sentence: { text }, words, here }) =>
        words.length >= fewestOfWeight &&
        here.length <= words.length * (1 - leastMissing) &&
        // What may be there in another form is neither named nor called absent.
        here.every((word) => names(draft, word)) &&
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
