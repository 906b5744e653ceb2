import { lastAtOrBefore } from '../text/last-at-or-before.ts';

/** A stretch of a source: text that is read, or markup that is not; `interpretAs` stands in its place (“&amp;” for “&”). */
export type Piece =
  | { readonly text: string }
  | { readonly markup: string; readonly interpretAs?: string | undefined };

/**
 * The text of a source, and where each stretch of it stood there: pairs of an offset in the text and one in the
 * source, both rising. Between two pairs both run on together.
 */
export interface MarkedText {
  readonly text: string;
  readonly origin: readonly (readonly [inText: number, inSource: number])[];
}

/** A text without markup is its own source. */
export const plainSource = (text: string): MarkedText => ({ text, origin: [[0, 0]] });

/** The text of a source that comes in pieces, as the LanguageTool protocol sends them. */
export function joinPieces(pieces: Iterable<Piece>): MarkedText {
  const origin: [number, number][] = [];
  let text = '';
  let sent = 0;
  for (const piece of pieces) {
    origin.push([text.length, sent]);
    text += 'text' in piece ? piece.text : (piece.interpretAs ?? '');
    sent += 'text' in piece ? piece.text.length : piece.markup.length;
    // What stands for markup has no places of its own: the text goes on behind it.
    if (!('text' in piece)) origin.push([text.length, sent]);
  }
  return { text, origin: origin.length > 0 ? origin : [[0, 0]] };
}

/** The last pair at or before an offset of the text. */
function pairBefore({ origin }: MarkedText, offset: number): readonly [number, number] {
  const place = lastAtOrBefore(origin.length, (at) => origin[at]![0], offset);
  return origin[place] ?? [0, 0];
}

/** Where a stretch of the text stands in its source, markup within it included; its end lies before the markup that follows. */
export function inSource(
  marked: MarkedText,
  { start, end }: { readonly start: number; readonly end: number },
) {
  const at = (offset: number) => {
    const [inText, source] = pairBefore(marked, offset);
    return source + (offset - inText);
  };
  return { start: at(start), end: end > start ? at(end - 1) + 1 : at(start) };
}
