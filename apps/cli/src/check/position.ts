import { lastAtOrBefore } from '@vernacular/check';

/** Line and column as an editor shows them, counted from 1. Columns count UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export function positionsIn(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const at = lastAtOrBefore(starts.length, (line) => starts[line]!, offset);
    return { line: at + 1, column: offset - starts[at]! + 1 };
  };
}
