import type { Passage, Sentence } from '../text/passage.ts';
import { overlap, person } from './cues.ts';
import { pointing, pointsBack } from './openings.ts';
import { type Clues, cluesOf } from './sentence-clues.ts';
import { weights } from './weights.ts';

/** Two sentences that stand side by side. */
export interface Neighbours {
  readonly first: Sentence;
  readonly second: Sentence;
}

const fewestWords = 3;

/** How many words of a sentence the text has nowhere else. */
const strangeness = (sentence: Clues, all: readonly Clues[]) =>
  [...sentence.stems].filter((word) => !all.some((one) => one !== sentence && one.stems.has(word)))
    .length;

/**
 * The neighbours in one paragraph with the weakest link: no content word in common with what came before, no pointer,
 * nobody a “she” could be, and most words that the text has nowhere else. For a question only: 65 %
 * of neighbours in good paragraphs share no content word, so this is never a score and never an alarm.
 */
export function leastLinked(passage: Passage): Neighbours | null {
  const { sentences, language } = passage;
  const clues = cluesOf(passage);
  let weakest: (Neighbours & { distance: number }) | null = null;
  for (const [at, second] of sentences.entries()) {
    const first = sentences[at - 1];
    const [before, here] = [clues[at - 1], clues[at]];
    if (!first || !before || !here || first.paragraph !== second.paragraph) continue;
    if (here.stems.size < fewestWords || pointsBack(second.text, language)) continue;
    if (person(before, here) > 0 || pointing[language].test(second.text)) continue;
    const isTied = clues
      .slice(0, at)
      .some(
        (one, earlier) =>
          sentences[earlier]?.paragraph === second.paragraph && overlap(one, here) > 0,
      );
    if (isTied) continue;
    const distance = strangeness(here, clues) - weights.person * person(before, here);
    if (weakest === null || distance > weakest.distance) weakest = { first, second, distance };
  }
  return weakest;
}
