import type { Sentence } from './passage.ts';

/** The words of a sentence in small letters, but those that the given stretches of it hold. Places count from its start. */
export const wordsOutside = (
  { words, start }: Sentence,
  stretches: readonly { readonly start: number; readonly text: string }[],
): readonly string[] =>
  words
    .filter(
      (word) =>
        !stretches.some((one) => {
          const at = word.start - start;
          return at < one.start + one.text.length && at + word.text.length > one.start;
        }),
    )
    .map((word) => word.text.toLowerCase());

/** The share of their words that two sentences have in common, of the longer one. 0 to 1. */
export function sameShareOf(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return shared.length / Math.max(one.length, other.length, 1);
}
