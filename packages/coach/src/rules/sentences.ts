import { quote } from '../text/quote.ts';
import type { Sentence } from '../text/passage.ts';
import { readerOf, type Reader } from './reader.ts';
import type { Rule } from './rule.ts';

/** From how many words a sentence is long, by reader. */
const longFrom: Readonly<Record<Reader, number>> = {
  child: 26,
  teenager: 30,
  adult: 40,
  academic: 45,
  investor: 35,
  committee: 40,
};
const longest = (sentences: readonly Sentence[]) =>
  sentences.toSorted((a, b) => b.words.length - a.words.length)[0];

/** The longest sentence, for adults from 40 words on: four of five good plain texts have one of 30, which is no fault. See: Gopen & Swan 1990. */
export const longSentence: Rule = ({ draft, request, say }) => {
  const sentence = longest(draft.sentences);
  if (!sentence || sentence.words.length < longFrom[readerOf(request) ?? 'adult']) return null;
  return {
    kind: 'change',
    text: say.change.longSentence(sentence.words.length),
    quote: quote(sentence.text),
  };
};
