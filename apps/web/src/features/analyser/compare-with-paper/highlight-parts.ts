const isLetter = (unit: string | undefined) => unit !== undefined && /[\p{L}\p{N}]/u.test(unit);

/** Offset of the first match as a whole word: “can” is not found in “cancer”. */
function placeOf(word: string, sentence: string): number {
  let at = sentence.indexOf(word);
  while (at >= 0 && (isLetter(sentence[at - 1]) || isLetter(sentence[at + word.length])))
    at = sentence.indexOf(word, at + 1);
  return at;
}

/** Cuts a sentence into parts. `isDecisive`: the part is the first occurrence of one of `words`, and is highlighted. */
export function highlightParts(sentence: string, words: readonly string[]) {
  const isDecisive = Array.from({ length: sentence.length }, () => false);
  for (const word of words) {
    const at = placeOf(word, sentence);
    if (at >= 0) isDecisive.fill(true, at, at + word.length);
  }
  const cuts = isDecisive.flatMap((is, at) => (at > 0 && is !== isDecisive[at - 1] ? [at] : []));
  return [0, ...cuts].map((from, nth) => ({
    text: sentence.slice(from, cuts[nth]),
    isDecisive: isDecisive[from] ?? false,
  }));
}
