import { expect, it } from 'vitest';

import { pairByName } from './pair-by-name.ts';

it('pairs by the name, whatever the folder, the ending and the case', () => {
  expect(pairByName(['a/Maya.docx', 'a/noam.txt'], ['b/NOAM.docx', 'b/maya.txt'])).toEqual({
    pairs: [
      { student: 'Maya', before: 'a/Maya.docx', after: 'b/maya.txt' },
      { student: 'noam', before: 'a/noam.txt', after: 'b/NOAM.docx' },
    ],
    onlyBefore: [],
    onlyAfter: [],
  });
});

it('takes composed and decomposed letters as the same', () => {
  expect(pairByName(['Ren\u00e9.txt'], ['Rene\u0301.txt']).pairs).toHaveLength(1);
});

it('lists the files without a counterpart', () => {
  expect(pairByName(['a/lea.txt', 'a/maya.txt'], ['b/maya.txt', 'b/omer.txt'])).toMatchObject({
    pairs: [{ student: 'maya' }],
    onlyBefore: ['a/lea.txt'],
    onlyAfter: ['b/omer.txt'],
  });
});

it('keeps names apart that only begin alike', () => {
  expect(pairByName(['maya.txt'], ['maya.k.txt']).pairs).toEqual([]);
});

it.each([
  [['a/maya.txt', 'b/maya.docx'], ['maya.txt']],
  [['maya.txt'], ['a/maya.txt', 'a/Maya.txt']],
])('refuses a name that is there twice in one round: %j %j', (before, after) => {
  expect(() => pairByName(before, after)).toThrow(/ and .* bear the same name in one round/);
});
