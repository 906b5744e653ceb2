import type { MarkedText } from '../source/marked-text.ts';
import { lastAtOrBefore } from '../text/last-at-or-before.ts';

/** An edit: the characters from `start` to `end` are replaced by `by`. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Characters that are never markup in the middle of a line, in any supported format. */
const plain = /^[\p{L}\p{M}\p{N} ,.’“”?…]*$/u;
const hasLetter = /\p{L}/u;
/** A text that may turn into a character reference such as “&amp;” with the next letter. */
const mayBeReference = /&#?\w*$/u;
/** In a line with “www”, an edit may make or break a bare link of Markdown. */
const mayBeAddress = /www/iu;

/**
 * Applies one edit to a parsed text and its source map without parsing again. Null if the edit may touch markup: only
 * changes of plain words after the first letter of a line are handled.
 */
export function patchMarkedText(
  { text, origin }: MarkedText,
  source: string,
  { start, end, by }: Change,
): MarkedText | null {
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const before = source.slice(lineStart, start);
  const after = source.slice(end, end + 1).replace(/[\r\n]/u, '');
  const gone = source.slice(start, end);
  const isPlain = [before.slice(-1), gone, by, after].every((part) => plain.test(part));
  if (!isPlain || !hasLetter.test(before) || mayBeReference.test(before)) return null;
  const [rest] = source.slice(end).split('\n', 1);
  if ([gone, by].some((each) => mayBeAddress.test(before + each + rest))) return null;

  const run = lastAtOrBefore(origin.length, (at) => origin[at]![1], start - 1);
  const [inText, inSource] = origin[run] ?? [0, 0];
  const from = inText + start - inSource;
  const to = from + end - start;
  const runEnd = origin[run + 1]?.[0] ?? text.length;
  const isThere = from > inText && to <= runEnd;
  if (!isThere || text.slice(from - 1, to) !== source.slice(start - 1, end)) return null;
  // The text must continue as the source does; if the run ends inside a line, markup follows.
  if (after !== '' && (to === runEnd || text[to] !== after)) return null;

  const longer = by.length - (end - start);
  return {
    text: text.slice(0, from) + by + text.slice(to),
    origin: [
      ...origin.slice(0, run + 1),
      ...origin.slice(run + 1).map(([one, other]) => [one + longer, other + longer] as const),
    ],
  };
}
