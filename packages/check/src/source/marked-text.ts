import { lastAtOrBefore } from '../text/last-at-or-before.ts';

/** Text, or markup that is not read; `interpretAs` is the text it stands for (“&” for “&amp;”). */
export type Piece =
  | { readonly text: string }
  | { readonly markup: string; readonly interpretAs?: string | undefined };

/**
 * A text read from a source, with a source map. `origin` holds pairs of an offset in the text and the offset of the
 * same place in the source, both ascending; from one pair to the next, both advance together. Where two pairs have the
 * same offset in the text, the first gives the place in the source where the text before it ends, the second the place
 * where the text after it begins.
 */
export interface MarkedText {
  readonly text: string;
  readonly origin: readonly (readonly [inText: number, inSource: number])[];
}

/** A text without markup as a `MarkedText`, in which each place of the text is the same place of the source. */
export const plainSource = (text: string): MarkedText => ({ text, origin: [[0, 0]] });

/** Joins the text and markup pieces of the LanguageTool protocol into one text. */
export function joinPieces(pieces: Iterable<Piece>): MarkedText {
  const origin: [number, number][] = [];
  let text = '';
  let sent = 0;
  for (const piece of pieces) {
    origin.push([text.length, sent]);
    text += 'text' in piece ? piece.text : (piece.interpretAs ?? '');
    sent += 'text' in piece ? piece.text.length : piece.markup.length;
    // Interpreted markup has no offsets of its own, so a new pair starts after it.
    if (!('text' in piece)) origin.push([text.length, sent]);
  }
  return { text, origin: [...origin, [text.length, sent]] };
}

/** The source range of a stretch of text. It includes markup inside the stretch, but not the markup that follows. */
export function inSource(
  { origin }: MarkedText,
  { start, end }: { readonly start: number; readonly end: number },
) {
  const pairBefore = (offset: number) =>
    lastAtOrBefore(origin.length, (at) => origin[at]![0], offset);
  const at = (offset: number) => {
    const [inText, source] = origin[pairBefore(offset)] ?? [0, 0];
    return source + (offset - inText);
  };
  if (end <= start) return { start: at(start), end: at(start) };
  const last = pairBefore(end - 1);
  const [first, second] = [origin[last + 1], origin[last + 2]];
  const isTold = first?.[0] === end && second?.[0] === end;
  return { start: at(start), end: isTold ? first[1] : at(end - 1) + 1 };
}
