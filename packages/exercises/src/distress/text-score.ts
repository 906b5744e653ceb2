import { passagesOf, type Passage } from './passages.ts';

/** In a message so short no passage needs a higher score. */
const shortMessage = 3;
/** The more passages a text has, the surer one of them has to be: each is another chance to ask in vain. */
const perLogLength = 0.3;

/** The passages of a text with their scores, lower by what the length of the text asks for. */
export function scoredPassages(
  text: string,
  scoreOf: (passage: string) => number,
): readonly { readonly passage: Passage; readonly score: number }[] {
  const passages = passagesOf(text);
  const parts = (passages.length + 1) / 2;
  const doubt = perLogLength * Math.log(Math.max(1, parts / shortMessage));
  return passages.map((passage) => ({ passage, score: scoreOf(passage.text) - doubt }));
}
