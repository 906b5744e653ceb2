import { countWords, tellLanguage } from '@vernacular/analyzer';

import { akin, hasWeight, wordsOf } from '../session/same-word.ts';
import { isScoredIn, ranges, texts } from './record.ts';
import type { HalfLifeFacts, TextName } from './record.ts';

/** Two texts are compared only if each has this many significant words. */
const fewest = 4;

const weighty = (text: string) => [
  ...new Set(
    wordsOf(text)
      .filter(hasWeight)
      .map((word) => word.toLowerCase()),
  ),
];

/**
 * Words with the same first letters, or one within the other, may be related: “vaccine” and “vaccinated”, “bees” and
 * “bumblebees”.
 */
const beginning = 5;
const shortestWithin = 4;
const mayBeAkin = (a: string, b: string) =>
  akin(a, b) ||
  (a.length >= shortestWithin && b.includes(a)) ||
  (b.length >= shortestWithin && a.includes(b)) ||
  (a.length >= beginning && a.slice(0, beginning) === b.slice(0, beginning));

const before = (facts: HalfLifeFacts, name: TextName) =>
  texts
    .slice(0, texts.indexOf(name))
    .filter((earlier) => isScoredIn(facts, earlier))
    .map((earlier) => facts[earlier])
    .join('\n');

/**
 * Why a score says nothing about the message: the version is in another language than the earlier ones, or shares no
 * words with them. Null if there is no such reason.
 */
export function topicMismatch(facts: HalfLifeFacts, name: TextName): 'language' | 'words' | null {
  const earlier = before(facts, name);
  const [there, here] = [earlier, facts[name]].map((text) => tellLanguage(text, { isSure: true }));
  if (!there || !here) return null;
  if (there !== here) return 'language';
  const [known, own] = [weighty(earlier), weighty(facts[name])];
  if (known.length < fewest || own.length < fewest) return null;
  return own.some((word) => known.some((other) => mayBeAkin(word, other))) ? null : 'words';
}

/** So much of its words of weight a shorter version has from the first text. */
const leastFromFirst = 0.5;

/** The share of the words of weight of a version that the first text has, in some form; 1 where it has none. */
function shareFromFirst(facts: HalfLifeFacts, name: TextName): number {
  const [known, own] = [weighty(facts.text120First), weighty(facts[name])];
  const shared = own.filter((word) => known.some((other) => mayBeAkin(word, other)));
  return own.length === 0 ? 1 : shared.length / own.length;
}

/**
 * Whether the next version can build on this one: readable, about the length asked for, not one word repeated, and on
 * the same subject.
 */
export function canBeBuiltOn(facts: HalfLifeFacts, name: TextName): boolean {
  const { from, to } = ranges[name];
  const words = wordsOf(facts[name]).map((word) => word.toLowerCase());
  const count = countWords(facts[name]);
  const isRepeated = new Set(words).size <= words.length / 4;
  return (
    isScoredIn(facts, name) &&
    count >= from &&
    count <= to &&
    !isRepeated &&
    shareFromFirst(facts, name) >= leastFromFirst &&
    topicMismatch(facts, name) === null
  );
}
