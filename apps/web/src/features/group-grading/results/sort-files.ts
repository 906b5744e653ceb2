import type { GroupFile } from '../group-state.ts';
import { pathOf } from '../chosen-files.ts';

export const columns = ['name', 'common', 'mid', 'rare', 'score', 'words'] as const;
export type Column = (typeof columns)[number];

export interface Sorting {
  readonly column: Column;
  readonly direction: 'ascending' | 'descending';
}

/** Reads `?sort=score&order=descending`. An unknown column counts as no sorting, an unknown order as ascending. */
export function readSorting(search: URLSearchParams): Sorting | null {
  const column = columns.find((name) => name === search.get('sort'));
  const direction = search.get('order') === 'descending' ? 'descending' : 'ascending';
  return column ? { column, direction } : null;
}

export function writeSorting(search: URLSearchParams, sorting: Sorting | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('order');
  if (!sorting) next.delete('sort');
  else next.set('sort', sorting.column);
  if (sorting?.direction === 'descending') next.set('order', sorting.direction);
  return next;
}

/** Cycles through ascending, descending and the original order. */
export function nextSorting(sorting: Sorting | null, column: Column): Sorting | null {
  if (sorting?.column !== column) return { column, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** Sorts files by name, or by a number: then files without one stay last, in their original order. */
export function sortFiles(
  files: readonly GroupFile[],
  sorting: Sorting | null,
  language: string,
): readonly GroupFile[] {
  if (!sorting) return files;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  if (sorting.column === 'name') {
    const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
    return [...files].sort((a, b) => sign * compare(pathOf(a.file), pathOf(b.file)));
  }
  const { column } = sorting;
  return [...files].sort((a, b) => {
    const [left, right] = [valueOf(a, column), valueOf(b, column)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  });
}

function valueOf({ state }: GroupFile, column: Exclude<Column, 'name'>): number | null {
  if (state.kind !== 'graded') return null;
  const { totals } = state.result;
  if (column === 'score') return totals.unroundedScore;
  if (column === 'words') return totals.cleaned;
  // Exact shares, so that files with equal rounded percentages are still sorted correctly.
  return totals.cleaned === 0 ? 0 : totals[column] / totals.cleaned;
}
