import { passagesOf, type Passage } from './passages.ts';

/** Scores are not lowered in a text of at most this many passages. */
const fewPassages = 2;
/** A text of 500 words has about this many passages; a longer one lowers the scores no further. */
const manyPassages = 30;
/** The more passages a text has, the surer one of them has to be: each is another chance of a false alarm. */
const perLogLength = 1;

export function scoredPassages(
  text: string,
  scoreOf: (passage: string) => number,
): readonly { readonly passage: Passage; readonly score: number }[] {
  const passages = passagesOf(text);
  const counted = Math.max(fewPassages, Math.min(passages.length, manyPassages));
  const doubt = perLogLength * Math.log(counted / fewPassages);
  return passages.map((passage) => ({ passage, score: scoreOf(passage.text) - doubt }));
}
