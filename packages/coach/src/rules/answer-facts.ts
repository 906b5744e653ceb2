import { names, speaksOf } from '../text/family.ts';
import type { Passage, Sentence, Word } from '../text/passage.ts';
import { quote } from '../text/quote.ts';
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

/** What of an answer stands in the draft: the place of its sentence; else its words that are there, and those that are there in no form. */
export const answerFacts: Rule = ({ draft, answer, say }) => {
  if (draft.language !== answer.language) return null;
  const at = sharedSentence(draft, answer);
  const shared = draft.sentences[at];
  if (shared) {
    const text = say.facts.sentence(at + 1, draft.sentences.length);
    return { kind: 'note', text, quote: quote(shared.text) };
  }
  const words = answer.words.filter(
    ({ isContent, stem }, place, all) =>
      isContent &&
      !isMetaWord(stem, answer.language) &&
      all.findIndex((one) => one.stem === stem) === place,
  );
  const told = (found: readonly Word[], text: (list: string) => string) =>
    found.length === 0
      ? []
      : text(say.listed(found.slice(0, most).map((word) => say.quoted(word.text))));
  const text = [
    told(
      words.filter((word) => names(draft, word)),
      say.facts.inBoth,
    ),
    told(
      words.filter((word) => !speaksOf(draft, word)),
      say.facts.inAnswer,
    ),
  ]
    .flat()
    .join(' ');
  return text === '' ? null : { kind: 'note', text, quote: '' };
};
