import { countWords, isOfOneFamily, languageByScript } from '@vernacular/analyzer';

import { sharedWith, contentWords, wordsOf } from '../answers/content-words.ts';
import { isScoredIn, ranges, texts, type HalfLifeFacts, type TextName } from './record.ts';

/** Two texts are compared only if each has this many significant words. */
const fewest = 4;

const before = (facts: HalfLifeFacts, name: TextName) =>
  texts
    .slice(0, texts.indexOf(name))
    .filter((earlier) => isScoredIn(facts, earlier))
    .map((earlier) => facts[earlier])
    .join('\n');

/**
 * Why a version cannot be compared with the earlier ones: `language` if it is in another language, `words` if it
 * shares no content word with them; null if it can.
 */
export function topicMismatch(facts: HalfLifeFacts, name: TextName): 'language' | 'words' | null {
  const earlier = before(facts, name);
  const [there, here] = [earlier, facts[name]].map((text) =>
    languageByScript(text, { isSure: true }),
  );
  if (!there || !here) return null;
  if (there !== here) return 'language';
  const [known, own] = [contentWords(earlier), contentWords(facts[name])];
  if (known.length < fewest || own.length < fewest) return null;
  return sharedWith(own, known, isOfOneFamily) === 0 ? 'words' : null;
}

/** The least share of a shorter version's content words that must come from the first text. */
const leastFromFirst = 0.5;

/**
 * The share (0 to 1) of a version's content words that the first text has in some form; 1 for a version without
 * content words.
 */
function shareFromFirst(facts: HalfLifeFacts, name: TextName): number {
  const [known, own] = [contentWords(facts.text120First), contentWords(facts[name])];
  return own.length === 0 ? 1 : sharedWith(own, known, isOfOneFamily);
}

/**
 * Whether the next version can build on this one: scored, of the length asked for, not a few words repeated, and on
 * the subject of the earlier texts.
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
