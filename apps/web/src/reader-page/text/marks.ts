import type { Word } from './segment-text.ts';

/** A marked word or phrase: the indexes of its first and last word. */
export interface Marked {
  readonly from: number;
  readonly to: number;
}

/** Marks in the order of the text; none overlaps another. */
export type Marks = readonly Marked[];

const covers = ({ from, to }: Marked, at: number) => from <= at && at <= to;

/** Marks a word, or unmarks the word or phrase that it is part of. */
export const toggleWord = (marks: Marks, at: number): Marks =>
  marks.some((each) => covers(each, at))
    ? marks.filter((each) => !covers(each, at))
    : markPhrase(marks, at, at);

/** Marks the words between two indexes, in either order. Marks that overlap the phrase are replaced by it. */
export function markPhrase(marks: Marks, one: number, other: number): Marks {
  const from = Math.min(one, other);
  const to = Math.max(one, other);
  const rest = marks.filter((each) => each.to < from || each.from > to);
  return [...rest, { from, to }].toSorted((a, b) => a.from - b.from);
}

export const takeBack = (marks: Marks, mark: Marked): Marks =>
  marks.filter(({ from }) => from !== mark.from);

interface Offsets {
  readonly start: number;
  readonly end: number;
}

/** The marks as character offsets in the text, as they are stored. */
export const toOffsets = (marks: Marks, words: readonly Word[]): Offsets[] =>
  marks.map(({ from, to }) => ({ start: words[from]!.start, end: words[to]!.end }));

/** Converts stored character offsets to marks. Offsets that cover no word are left out. */
export function fromOffsets(kept: readonly Offsets[], words: readonly Word[]): Marks {
  let marks: Marks = [];
  for (const { start, end } of kept) {
    const from = words.findIndex((word) => word.end > start);
    const to = words.findLastIndex((word) => word.start < end);
    if (from !== -1 && from <= to) marks = markPhrase(marks, from, to);
  }
  return marks;
}
