import { dirname, isAbsolute, join } from 'node:path';

import { inSource, lastAtOrBefore, type MarkedText } from '@vernacular/check';

import type { SourceText } from '../texts/read-text.ts';

/** Line and column as an editor shows them, counted from 1. Columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const at = lastAtOrBefore(starts.length, (line) => starts[line]!, offset);
    return { line: at + 1, column: offset - starts[at]! + 1 };
  };
}

/** Returns a function that finds the file of an offset in the source; that file begins at the offset `start`. */
export function filesOf(path: string, { source, takenIn = [] }: SourceText) {
  const inFolder = (name: string) => (isAbsolute(name) ? name : join(dirname(path), name));
  const files = [{ path, start: 0 }, ...takenIn].map(({ path: name, start }, at) => ({
    path: at === 0 ? path : inFolder(name),
    start,
    positionOf: positionsIn(source.slice(start, takenIn[at]?.start)),
  }));
  return (offset: number) => files.findLast(({ start }) => start <= offset)!;
}

/** Returns a function that gives the file, written words, line and column of a place in a text from this source. */
export function placesIn({ source }: SourceText, fileAt: ReturnType<typeof filesOf>) {
  return (marked: MarkedText, place: { readonly start: number; readonly end: number }) => {
    const { start } = inSource(marked, place);
    const file = fileAt(start);
    const lastAt = (end: number) => inSource(marked, { start: end - 1, end }).start;
    // A sentence may continue in an included file; its place ends before that.
    let { end } = place;
    while (fileAt(lastAt(end)) !== file || /\s/u.test(marked.text[end - 1]!)) end -= 1;
    const { end: endInSource } = inSource(marked, { start: end - 1, end });
    return {
      path: file.path,
      written: source.slice(start, endInSource),
      start: file.positionOf(start - file.start),
      end: file.positionOf(endInSource - file.start),
      offset: start - file.start,
    };
  };
}
