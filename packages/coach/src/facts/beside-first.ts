import { numeralsIn } from '../text/numerals.ts';
import type { Passage } from '../text/passage.ts';
import type { Fact } from './fact.ts';
import { longestOf } from './longest-sentence.ts';

const fewestLess = 5;
const fewestNumbers = 2;
const fewestOfFirst = 0.5;
/** “One” and “a” may count nothing. */
const leastCounted = 2;

/** The numbers of a text by value; null where it has digits that are part of a word, or Hebrew numbers in words. */
function valuesIn({ text, language }: Passage): ReadonlySet<number> | null {
  const all = numeralsIn(text, leastCounted);
  const inDigits = all.filter((one) => /\p{Nd}/u.test(one.text));
  const runs = text.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)?.length ?? 0;
  const isSure = runs === inDigits.length && (language === 'en' || all.length === inDigits.length);
  return isSure ? new Set(all.map(({ value }) => value)) : null;
}

/** How many numbers the first text has, where all of them stand in the draft; 0 where one is missing or there are fewer than two. */
function keptNumbers(first: Passage, draft: Passage): number {
  const [wanted, here] = [valuesIn(first), valuesIn(draft)];
  const isKept = wanted && here && [...wanted].every((one) => here.has(one));
  return isKept && wanted.size >= fewestNumbers ? wanted.size : 0;
}

/** What differs for the better between the first text and the last, as a stated difference: the only praise there is. */
export const besideFirst: Fact = ({ draft, earlier, messages }) => {
  const [first] = earlier;
  if (!first || draft.words.length < first.words.length * fewestOfFirst) return null;
  const [was, now] = [longestOf(first), longestOf(draft)];
  const isShorter = was && now && was.words - now.words >= fewestLess;
  const kept = keptNumbers(first, draft);
  const text = [
    ...(isShorter ? [messages.longestWas(was.words, now.words)] : []),
    ...(kept > 0 ? [messages.numbersKept(kept)] : []),
  ].join(' ');
  return text === '' ? null : { kind: 'works', text, quote: '' };
};
