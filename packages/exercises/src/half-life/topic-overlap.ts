import { countWords, isOfOneFamily, tellLanguage } from '@vernacular/analyzer';

import { sharedWith, weightyWords } from '../answers/compare-texts.ts';
import { wordsOf } from '../answers/words-of-weight.ts';
import { isScoredIn, ranges, texts } from './record.ts';
import type { HalfLifeFacts, TextName } from './record.ts';

/** Two texts are compared only if each has this many significant words. */
const fewest = 4;

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
  const [known, own] = [weightyWords(earlier), weightyWords(facts[name])];
  if (known.length < fewest || own.length < fewest) return null;
  return sharedWith(own, known, isOfOneFamily) === 0 ? 'words' : null;
}

/** So much of its words of weight a shorter version has from the first text. */
const leastFromFirst = 0.5;

/** The share of the words of weight of a version that the first text has, in some form; 1 where it has none. */
function shareFromFirst(facts: HalfLifeFacts, name: TextName): number {
  const [known, own] = [weightyWords(facts.text120First), weightyWords(facts[name])];
  return own.length === 0 ? 1 : sharedWith(own, known, isOfOneFamily);
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
