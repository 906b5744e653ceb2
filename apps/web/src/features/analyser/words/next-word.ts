import { firstEndingAfter, type ColouredWords } from './coloured-words.ts';

/** Index of the nearest wanted word, around the end of the text; -1 without one. A selected word comes last. */
export function nextWord(
  words: ColouredWords,
  selection: { readonly from: number; readonly to: number },
  direction: 1 | -1,
  isWanted: (index: number) => boolean,
): number {
  const { length } = words;
  const at = firstEndingAfter(words, selection.from);
  const isSelected = words.starts[at] === selection.from && words.ends[at] === selection.to;
  const isBegun = at < length && words.starts[at]! < selection.from;
  const index = direction === -1 ? at - 1 : isSelected || isBegun ? at + 1 : at;
  for (let step = 0; step < length; step += 1) {
    const around = (((index + direction * step) % length) + length) % length;
    if (isWanted(around)) return around;
  }
  return -1;
}
