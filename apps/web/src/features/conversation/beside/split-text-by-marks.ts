import type { Stretch } from './sentence-and-word-ranges.ts';

/** A mark with the number of its check in the list, from 1. */
export interface NumberedMark extends Stretch {
  readonly number: number;
  readonly question: string;
}

export interface Piece extends Stretch {
  /** Where marks overlap, the one that begins last. */
  readonly mark: NumberedMark | null;
  readonly ends: readonly NumberedMark[];
  readonly isChosen: boolean;
}

const covers = ({ start, end }: Stretch, piece: Stretch) =>
  start <= piece.start && end >= piece.end;

export function piecesOf(
  { start, end }: Stretch,
  marks: readonly NumberedMark[],
  chosen: Stretch | null,
): readonly Piece[] {
  const edges = [...marks, ...(chosen ? [chosen] : [])].flatMap((one) => [one.start, one.end]);
  const inside = edges.filter((edge) => edge > start && edge < end);
  const cuts = [...new Set([start, ...inside, end])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, at) => {
    const piece = { start: from, end: cuts[at + 1]! };
    const over = marks.filter((mark) => covers(mark, piece));
    return Object.assign(piece, {
      mark: over.toSorted((a, b) => a.start - b.start).at(-1) ?? null,
      ends: over.filter((mark) => mark.end === piece.end),
      isChosen: chosen !== null && covers(chosen, piece),
    });
  });
}
