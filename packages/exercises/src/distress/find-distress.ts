import { scorer } from './classifier.ts';
import { english } from './english-weights.ts';
import { hebrew } from './hebrew-weights.ts';
import { isHebrew } from './language-of-passage.ts';
import { scoredPassages } from './text-score.ts';

const scoreEnglish = scorer(english);
const scoreHebrew = scorer(hebrew);

/**
 * The sentences of a text that may tell of somebody in distress or danger: self-harm, abuse, violence. It is no
 * judgement, and broad on purpose: to ask once too often is better than not to ask. They are in small letters.
 */
export function distressIn(text: string): readonly string[] {
  const found = scoredPassages(text, (passage) => {
    if (isHebrew(passage)) return scoreHebrew(passage);
    return /[a-z]/u.test(passage) ? scoreEnglish(passage) : -Infinity;
  }).filter(({ score }) => score > 0);
  // A sentence that tells of it by itself is named without its neighbours.
  const alone = new Set(
    found.flatMap(({ passage: { sentences } }) => (sentences.length === 1 ? sentences : [])),
  );
  const inPairs = found.flatMap(({ passage: { sentences } }) =>
    sentences.some((sentence) => alone.has(sentence)) ? [] : sentences,
  );
  return [...new Set([...alone, ...inPairs])];
}
