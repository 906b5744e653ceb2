import type { Line } from './lines.ts';

const most = 2;
const margin = 0.12;
const pageNumber =
  /^[^\p{L}\p{N}]*(?:page|p\.|עמוד)?\s*(?:\d{1,4}|[ivxlc]{1,7})(?:\s*(?:of|\/|מתוך)\s*\d{1,4})?[^\p{L}\p{N}]*$/iu;

/** Removes page numbers, and lines repeated at the top or bottom edge of several pages (digits are ignored). */
export function withoutHeadersAndFooters(
  pages: readonly (readonly Line[])[],
): readonly (readonly Line[])[] {
  const edges = pages.map(edgesOf);
  const times = new Map<string, number>();
  for (const lines of edges) {
    for (const key of new Set(lines.map(keyOf))) times.set(key, (times.get(key) ?? 0) + 1);
  }
  const isFurniture = (line: Line) =>
    (times.get(keyOf(line)) ?? 0) > 1 || pageNumber.test(line.text);
  return pages.map((lines, at) => {
    const furniture = new Set(edges[at]!.filter(isFurniture));
    return lines.filter((line) => !furniture.has(line));
  });
}

function edgesOf(lines: readonly Line[]): readonly Line[] {
  const byHeight = lines.toSorted((a, b) => b.y - a.y);
  return [
    ...byHeight.slice(0, most).filter(({ height }) => height > 1 - margin),
    ...byHeight.slice(-most).filter(({ height }) => height < margin),
  ];
}

const keyOf = ({ text, y }: Line): string => `${Math.round(y / 3)} ${text.replaceAll(/\d+/g, '#')}`;
