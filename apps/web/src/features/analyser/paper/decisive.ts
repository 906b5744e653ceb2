/** A stretch of a sentence; decisive are the words that say how strongly it claims. */
export interface Part {
  readonly text: string;
  readonly isDecisive: boolean;
}

/** A sentence in parts, so that the words that decide its strength can be marked, each where it first stands. */
export function decisiveParts(sentence: string, words: readonly string[]): readonly Part[] {
  const isDecisive = Array.from({ length: sentence.length }, () => false);
  for (const word of words) {
    const at = sentence.indexOf(word);
    if (at >= 0) isDecisive.fill(true, at, at + word.length);
  }
  const cuts = isDecisive.flatMap((is, at) => (at > 0 && is !== isDecisive[at - 1] ? [at] : []));
  return [0, ...cuts].map((from, nth) => ({
    text: sentence.slice(from, cuts[nth]),
    isDecisive: isDecisive[from] ?? false,
  }));
}
