import { quote } from '../text/quote.ts';
import type { Sentence } from '../text/passage.ts';
import type { Rule } from './rule.ts';

const longFrom = 40;
const shortTo = 14;
const average = (words: number, stops: number) => words / Math.max(1, stops);
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

/** A short full sentence with content of its own and no rare word: what works in almost any draft, and true where it is said. */
export const shortSentence: Rule = ({ draft, request, say }) => {
  const rare = new Set(request.jargon.map(({ word }) => word.toLowerCase()));
  const sentence = draft.sentences.find(
    ({ words, text }) =>
      words.length >= 5 &&
      words.length <= shortTo &&
      words.filter(({ isContent }) => isContent).length >= 3 &&
      !words.some((word) => rare.has(word.text.toLowerCase())) &&
      /[.!]$/u.test(text),
  );
  return sentence
    ? { kind: 'works', text: say.works.shortSentence, quote: quote(sentence.text) }
    : null;
};

/** Shorter sentences than in the first version, by at least a fifth on average. */
export const shorterThanBefore =
  (field: string): Rule =>
  ({ draft, request, say }) => {
    const before = request.earlier.find((earlier) => earlier.field === field)?.text ?? '';
    const then = average(before.split(/\s+/u).length, before.match(/[.!?](?:\s|$)/gu)?.length ?? 1);
    const now = average(draft.words.length, draft.sentences.length);
    if (before === '' || now > then * 0.8) return null;
    const first = draft.sentences[0];
    return { kind: 'works', text: say.works.shorter, quote: first ? quote(first.text) : '' };
  };
