import { numeralsIn } from '../text/numerals.ts';
import { toldNumbers } from '../text/same-number.ts';
import type { Fact, FactContext } from './fact.ts';
import { longestOf } from './longest-sentence.ts';

const fewestLess = 5;
const fewestNumbers = 2;
const fewestOfFirst = 0.5;

/** How many numbers the first text has, where all of them stand in the draft; 0 where one is missing or there are fewer than two. */
function keptNumbers({ draft, earlier, language }: FactContext): number {
  const values = toldNumbers(earlier[0]?.text ?? '', language).map(({ value }) => value);
  const wanted = new Set(values);
  const here = new Set(numeralsIn(draft.text, 1).map(({ value }) => value));
  return wanted.size >= fewestNumbers && [...wanted].every((one) => here.has(one))
    ? wanted.size
    : 0;
}

/** What differs for the better between the first text and the last, as a stated difference: the only praise there is. */
export const besideFirst: Fact = (context) => {
  const { draft, earlier, messages } = context;
  const [first] = earlier;
  if (!first || draft.words.length < first.words.length * fewestOfFirst) return null;
  const [was, now] = [longestOf(first), longestOf(draft)];
  const isShorter = was && now && was.words - now.words >= fewestLess;
  const kept = keptNumbers(context);
  const text = [
    ...(isShorter ? [messages.longestWas(was.words, now.words)] : []),
    ...(kept > 0 ? [messages.numbersKept(kept)] : []),
  ].join(' ');
  return text === '' ? null : { kind: 'works', text, quote: '' };
};
