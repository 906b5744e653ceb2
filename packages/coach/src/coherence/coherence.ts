import type { Passage } from '../text/passage.ts';
import { type CueName, cueNames, cues } from './cues.ts';
import { cluesOf } from './sentence-clues.ts';
import { weights } from './weights.ts';

/** The value of each cue for a passage, for fitting the weights. */
export function cuesOf(passage: Passage): Readonly<Record<CueName, number>> {
  const sentences = cluesOf(passage);
  return Object.fromEntries(
    cueNames.map((name) => [name, sentences.length < 2 ? 0 : cues[name].of(sentences)]),
  ) as Record<CueName, number>;
}

/**
 * How well the order of a passage's sentences holds together, for comparing orders of the same
 * sentences. It means nothing across texts, and is never shown to a writer.
 */
export function coherence(passage: Passage): number {
  const seen = cuesOf(passage);
  return cueNames.reduce((sum, name) => sum + weights[name] * seen[name], 0);
}
