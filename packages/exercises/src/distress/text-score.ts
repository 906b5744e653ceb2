import { passagesOf, type Passage } from './passages.ts';

/** In a text of so few passages none needs a higher score. */
const fewPassages = 2;
/** A text of 500 words has about so many; a longer one asks for no more. */
const manyPassages = 30;
/** The more passages a text has, the surer one of them has to be: each is another chance to ask in vain. */
const perLogLength = 1;

/** The passages of a text with their scores, lower by what the length of the text asks for. */
export function scoredPassages(
  text: string,
  scoreOf: (passage: string) => number,
): readonly { readonly passage: Passage; readonly score: number }[] {
  const passages = passagesOf(text);
  const counted = Math.max(fewPassages, Math.min(passages.length, manyPassages));
  const doubt = perLogLength * Math.log(counted / fewPassages);
  return passages.map((passage) => ({ passage, score: scoreOf(passage.text) - doubt }));
}
