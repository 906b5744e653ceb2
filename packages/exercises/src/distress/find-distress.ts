import { cacheLatest } from '../answers/cache-latest.ts';
import { scorer } from './classifier.ts';
import { english } from './english-classifier-weights.ts';
import { isExplicit } from './is-explicit-phrase.ts';
import { hebrew } from './hebrew-classifier-weights.ts';
import { isHebrew } from './is-hebrew.ts';
import { scoredPassages } from './passage-scores.ts';

const scoreHebrew = scorer(hebrew);
const scoreEnglish = scorer(english);

/** Fewest words in the other language of a passage that are also scored on their own. */
const fewestForeign = 3;

function scoreOf(passage: string): number {
  const words = passage.split(' ');
  const inHebrew = words.filter((word) => /\p{Script=Hebrew}/u.test(word));
  const inEnglish = words.filter((word) => /[a-z]/u.test(word));
  if (inHebrew.length + inEnglish.length === 0) return -Infinity;
  const [score, scoreOther, other] =
    inHebrew.length > 0 && isHebrew(passage)
      ? ([scoreHebrew, scoreEnglish, inEnglish] as const)
      : ([scoreEnglish, scoreHebrew, inHebrew] as const);
  return other.length < fewestForeign
    ? score(passage)
    : Math.max(score(passage), scoreOther(other.join(' ')));
}

/**
 * The sentences, in lower case, that may tell of somebody in distress or danger: self-harm, abuse, violence. Broad on
 * purpose, because asking once too often is better than not asking.
 */
export function distressIn(text: string): readonly string[] {
  // Cached, because each answer is checked several times: before it is accepted, praised or sent to a model.
  return findOnce(text.trim());
}

function findIn(text: string): readonly string[] {
  const scored = scoredPassages(text, scoreOf);
  const found = scored.filter(({ score }) => score > 0);
  // A sentence that tells of distress by itself is returned without its neighbours.
  const alone = new Set([
    ...[...new Set(scored.flatMap(({ passage }) => passage.sentences))].filter(isExplicit),
    ...found.flatMap(({ passage: { sentences } }) => (sentences.length === 1 ? sentences : [])),
  ]);
  const inPairs = found.flatMap(({ passage: { sentences } }) =>
    sentences.some((sentence) => alone.has(sentence)) ? [] : sentences,
  );
  return [...new Set([...alone, ...inPairs])];
}

const findOnce = cacheLatest(findIn);
