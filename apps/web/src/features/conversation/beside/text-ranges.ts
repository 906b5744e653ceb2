import { sentenceEnds } from '@vernacular/analyzer';

/** A stretch of a text in UTF-16 code units, `end` exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The sentences that have a letter or digit, without the space around them. */
export function sentencesIn(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const to of sentenceEnds(text)) {
    const piece = text.slice(from, to);
    const words = piece.trim();
    const start = from + piece.indexOf(words);
    if (/[\p{L}\p{N}]/u.test(words)) found.push({ start, end: start + words.length });
    from = to;
  }
  return found;
}

const wordsIn = (text: string): readonly Stretch[] =>
  Array.from(text.matchAll(/\S+/gu), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }));

/** Extends a range to the whole words that it touches; null if it touches none. */
export function wholeWords(text: string, { start, end }: Stretch): Stretch | null {
  const touched = wordsIn(text).filter((word) => word.start < end && word.end > start);
  const [first, last] = [touched[0], touched.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}

/** Moves one edge by a word. Returns the same stretch at either end of the text, or if it would become empty. */
export function moveEdge(text: string, stretch: Stretch, edge: keyof Stretch, by: 1 | -1): Stretch {
  const words = wordsIn(text);
  const at = words.findIndex((word) => word[edge] === stretch[edge]);
  const next = words[at + by];
  if (at < 0 || !next) return stretch;
  const moved = { ...stretch, [edge]: next[edge] };
  return moved.start < moved.end ? moved : stretch;
}

/** A mark with the number of its check in the list, from 1. */
export interface NumberedMark extends Stretch {
  readonly number: number;
  readonly question: string;
}

const covers = ({ start, end }: Stretch, piece: Stretch) =>
  start <= piece.start && end >= piece.end;

/** Cuts a range wherever a mark or the chosen words begin or end. `ends`: the marks that end with the piece. */
export function piecesOf(
  { start, end }: Stretch,
  marks: readonly NumberedMark[],
  chosen: Stretch | null,
) {
  const edges = [...marks, ...(chosen ? [chosen] : [])].flatMap((one) => [one.start, one.end]);
  const inside = edges.filter((edge) => edge > start && edge < end);
  const cuts = [...new Set([start, ...inside, end])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, at) => {
    const piece = { start: from, end: cuts[at + 1]! };
    const over = marks.filter((mark) => covers(mark, piece));
    return Object.assign(piece, {
      // Where marks overlap, the one that begins last.
      mark: over.toSorted((a, b) => a.start - b.start).at(-1) ?? null,
      ends: over.filter((mark) => mark.end === piece.end),
      isChosen: chosen !== null && covers(chosen, piece),
    });
  });
}
