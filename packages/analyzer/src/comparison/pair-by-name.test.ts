import { expect, it } from 'vitest';

import { pairByName, studentOf } from './pair-by-name.ts';

const pair = (before: readonly string[], after: readonly string[]) =>
  pairByName(before, after, (path) => path);

it('pairs by the name, whatever the folder, the ending and the case', () => {
  expect(pair(['a/Maya.docx', 'a/noam.txt'], ['b/NOAM.docx', 'b\\maya.txt'])).toEqual({
    pairs: [
      { student: 'Maya', before: 'a/Maya.docx', after: 'b\\maya.txt' },
      { student: 'noam', before: 'a/noam.txt', after: 'b/NOAM.docx' },
    ],
    onlyBefore: [],
    onlyAfter: [],
    doubled: [],
  });
});

it('takes composed and decomposed letters as the same', () => {
  expect(pair(['Ren\u00e9.txt'], ['Rene\u0301.txt']).pairs).toHaveLength(1);
});

it('lists the files without a counterpart', () => {
  expect(pair(['a/lea.txt', 'a/maya.txt'], ['b/maya.txt', 'b/omer.txt'])).toMatchObject({
    pairs: [{ student: 'maya' }],
    onlyBefore: ['a/lea.txt'],
    onlyAfter: ['b/omer.txt'],
  });
});

it('keeps names apart that only begin alike', () => {
  expect(pair(['maya.txt'], ['maya.k.txt']).pairs).toEqual([]);
});

it.each([
  [['a/maya.txt', 'b/maya.docx'], ['maya.txt']],
  [['maya.txt'], ['a/maya.txt', 'a/Maya.txt']],
])('pairs nobody by a name that is there twice in one round: %j %j', (before, after) => {
  expect(pair(before, after)).toEqual({
    pairs: [],
    onlyBefore: [],
    onlyAfter: [],
    doubled: [{ before, after }],
  });
});

it.each([
  ['a/b.c/maya k.docx', 'maya k'],
  ['C:\\texts\\maya.txt', 'maya'],
  ['maya', 'maya'],
  ['.txt', '.txt'],
])('reads %s as by %s', (path, student) => {
  expect(studentOf(path)).toBe(student);
});
