import { quote } from '../text/quote.ts';
import type { Sentence } from '../text/passage.ts';
import type { Rule } from './rule.ts';

const longFrom = 40;
const longest = (sentences: readonly Sentence[]) =>
  sentences.toSorted((a, b) => b.words.length - a.words.length)[0];

/** The longest sentence, from 40 words on: four of five good plain texts have one of 30, which is no fault. See: Gopen & Swan 1990. */
export const longSentence: Rule = ({ draft, say }) => {
  const sentence = longest(draft.sentences);
  if (!sentence || sentence.words.length < longFrom) return null;
  return {
    kind: 'change',
    text: say.change.longSentence(sentence.words.length),
    quote: quote(sentence.text),
  };
};
