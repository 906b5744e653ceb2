import { names } from '../text/family.ts';
import type { Passage, Sentence } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
import { notInText } from './in-text.ts';
import { isMetaWord } from './meta-words.ts';
import type { Rule } from './rule.ts';

const most = 5;
const fewestOfSentence = 3;

const asSpoken = ({ words }: Sentence) => words.map(({ text }) => text.toLowerCase()).join(' ');

/** The place of the first sentence of a draft that stands word for word in the answer; -1 where none does. */
function sharedSentence(draft: Passage, answer: Passage): number {
  const told = answer.sentences.filter(({ words }) => words.length >= fewestOfSentence);
  const spoken = new Set(told.map(asSpoken));
  return draft.sentences.findIndex((sentence) => spoken.has(asSpoken(sentence)));
}

/** What of an answer stands in the draft: the place of its sentence; else its words that are there, and its nouns that are there in no form. */
export const answerFacts: Rule = (look) => {
  const { draft, answer, say } = look;
  if (draft.language !== answer.language) return null;
  const at = sharedSentence(draft, answer);
  const shared = draft.sentences[at];
  if (shared) {
    const text = say.facts.sentence(at + 1, draft.sentences.length);
    return { kind: 'note', text, quote: quote(shared.text) };
  }
  const here = answer.words
    .filter(
      (word, place, all) =>
        word.isContent &&
        !isMetaWord(word.stem, answer.language) &&
        all.findIndex(({ stem }) => stem === word.stem) === place &&
        names(draft, word),
    )
    .slice(0, most)
    .map(({ text }) => text);
  const told = (words: readonly string[], text: (list: string) => string) =>
    words.length === 0 ? [] : [text(say.listed(words.map(say.quoted)))];
  const text = [
    ...told(here, say.facts.inBoth),
    ...told(notInText(look, most), say.facts.inAnswer),
  ].join(' ');
  return text === '' ? null : { kind: 'note', text, quote: '' };
};
