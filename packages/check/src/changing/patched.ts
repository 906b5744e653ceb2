import type { MarkedText } from '../source/marked-text.ts';
import { lastAtOrBefore } from '../text/last-at-or-before.ts';

/** What an editor changed: so many characters from `start` on gave way to others. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** None of the formats gives these a meaning of their own inside a line. */
const plain = /^[\p{L}\p{M}\p{N} ,.’“”?…]*$/u;
const hasLetter = /\p{L}/u;
/** What may become a reference such as “&amp;” with the next letter. */
const mayBeReference = /&#?\w*$/u;
/** A line with what Markdown may take for an address that is written without marks. */
const mayBeAddress = /www/iu;

/**
 * A reading of a source brought up to date with one change, without the source being read anew; null where the change
 * may touch markup. It is sure where words change among words, behind the first letter of their line.
 */
export function patched(
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
  // The run goes on with what stands there in the source; where it ends inside a line, there is markup.
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
