import { isOfOneFamily } from '@vernacular/analyzer';

import { isAbbreviation } from '@vernacular/exercises';

import { isMetaWord } from '../text/topic-words.ts';
import { numeralsIn } from '../text/numerals.ts';
import type { Passage, Sentence, Word } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { note, type Fact } from './fact.ts';

const fewestOfSentence = 4;
/** A sentence of this many content words is absent if three quarters of them are missing from the draft. */
const fewestOfWeight = 5;
const leastMissing = 0.75;

const asSpoken = ({ words }: Sentence) => words.map(({ text }) => text.toLowerCase()).join(' ');

/** The content words, one per stem. */
const weighty = (words: readonly Word[]): readonly Word[] =>
  words.filter(
    (word, at) => word.isContent && words.findIndex(({ stem }) => stem === word.stem) === at,
  );

/** Whether a draft may mention a word, in any form; it may spell out any abbreviation. */
const mayHold = (draft: Passage, word: Word) =>
  isAbbreviation(word.text) || draft.words.some((one) => isOfOneFamily(one.text, word.text));

/** Tells which sentence of the draft is repeated word for word in the answer. */
export const answerSentence: Fact = ({ draft, answer, say }) => {
  if (draft.language !== answer.language) return null;
  const told = answer.sentences.filter(({ words }) => words.length >= fewestOfSentence);
  const spoken = new Set(told.map(asSpoken));
  const at = draft.sentences.findIndex((sentence) => spoken.has(asSpoken(sentence)));
  const shared = draft.sentences[at];
  if (!shared) return null;
  const text = say('answerSentence', { place: at + 1, sentences: draft.sentences.length });
  return note(text, quote(shared.text));
};

/** The sentence of the answer with the most content words, three in four at least, that the draft lacks. */
export const absentSentence: Fact = ({ draft, answer, say }) => {
  if (draft.language !== 'en' || answer.language !== 'en') return null;
  const [found] = answer.sentences
    .map((sentence) => {
      const words = weighty(sentence.words);
      return { sentence, words, absent: words.filter((word) => !mayHold(draft, word)).length };
    })
    .filter(
      ({ sentence: { text }, words, absent }) =>
        words.length >= fewestOfWeight &&
        absent >= words.length * leastMissing &&
        numeralsIn(text).length === 0 &&
        // “My last paragraph answers another question” speaks of the text and does not belong in it.
        !words.some((word) => isMetaWord(word.stem, 'en')),
    )
    .toSorted((one, other) => other.absent - one.absent);
  return found ? note(say('absentSentence'), quote(found.sentence.text)) : null;
};
