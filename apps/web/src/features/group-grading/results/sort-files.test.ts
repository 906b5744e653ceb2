import { describe, expect, it } from 'vitest';

import { gradedLine } from '../graded-line-for-tests.ts';
import type { GroupFile } from '../group-state.ts';
import { nextSorting, readSorting, sortFiles, writeSorting, type Column } from './sort-files.ts';

const file = (name: string, rare: number | null): GroupFile => ({
  id: 0,
  file: new File([], name),
  state:
    rare === null
      ? { kind: 'waiting' }
      : {
          kind: 'graded',
          result: gradedLine({
            totals: {
              ...gradedLine().totals,
              rare,
              cleaned: 100 - rare,
              unroundedScore: 100 - rare,
            },
          }),
        },
});
const files = [file('text 10.txt', 3), file('Text 2.txt', null), file('text 1.txt', 1)];

const order = (column: Column, direction: 'ascending' | 'descending') =>
  sortFiles(files, { column, direction }, 'en').map((each) => each.file.name);

describe('sorting the table', () => {
  it('leaves the files as they came', () => expect(sortFiles(files, null, 'en')).toBe(files));
  it('reads numbers in names', () =>
    expect(order('name', 'ascending')).toEqual(['text 1.txt', 'Text 2.txt', 'text 10.txt']));
  it('puts files without a result last, upwards', () =>
    expect(order('rare', 'ascending')).toEqual(['text 1.txt', 'text 10.txt', 'Text 2.txt']));
  it('puts files without a result last, downwards', () =>
    expect(order('rare', 'descending')).toEqual(['text 10.txt', 'text 1.txt', 'Text 2.txt']));
  it('sorts by score', () =>
    expect(order('score', 'descending')).toEqual(['text 1.txt', 'text 10.txt', 'Text 2.txt']));
});

it('goes up, down and back as a head is pressed', () => {
  const up = nextSorting(null, 'score');
  const down = nextSorting(up, 'score');
  expect([up?.direction, down?.direction, nextSorting(down, 'score')]).toEqual([
    'ascending',
    'descending',
    null,
  ]);
});

describe('the sorting of an address', () => {
  it.each(['', 'sort=score', 'sort=name&order=descending'])(
    'is written as it is read: %s',
    (address) => {
      const search = new URLSearchParams(address);
      expect(writeSorting(new URLSearchParams(), readSorting(search)).toString()).toBe(address);
    },
  );

  it('leaves the rest of the address', () => {
    const search = new URLSearchParams('period=English2012_2015&sort=rare&order=descending');
    expect(writeSorting(search, null).toString()).toBe('period=English2012_2015');
  });

  it.each(['sort=colour', 'order=descending', 'sort='])(
    'is none where it is not understood: %s',
    (address) => {
      expect(readSorting(new URLSearchParams(address))).toBeNull();
    },
  );
});
