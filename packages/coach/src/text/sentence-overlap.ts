import type { Sentence } from './passage.ts';

/** The lower-cased words of a sentence without those in the stretches, whose offsets begin at the sentence. */
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

/** Words that two sentences have in common, divided by the length of the longer: 0 to 1. */
export function sameShareOf(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const shared = one.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return shared.length / Math.max(one.length, other.length, 1);
}
