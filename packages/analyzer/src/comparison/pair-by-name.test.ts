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

/** Eight students, as a teacher names their files. */
const students = ['student1', 'student7', 'student10', 'maya', 'Lea K', 'נועם', 'omer', 'Zoë'];
const naming = (write: (student: string) => string) => students.map((name) => `${write(name)}.txt`);

it.each<[string, (student: string) => string, (student: string) => string]>([
  ['_before, _after', (name) => `${name}_before`, (name) => `${name}_after`],
  ['pre-, post-', (name) => `pre-${name}`, (name) => `post-${name}`],
  ['Pre-test, Post-test', (name) => `${name} Pre-test`, (name) => `${name} Post-test`],
  ['PRETEST, POSTTEST', (name) => `${name}.PRETEST`, (name) => `${name}.POSTTEST`],
  ['draft, final', (name) => `${name} (draft)`, (name) => `${name} (final)`],
  ['v1, v2', (name) => `${name}_v1`, (name) => `${name}_v2`],
  ['Version 1, Version 2', (name) => `${name} - Version 1`, (name) => `${name} - Version 2`],
  ['1, 2', (name) => `${name}_1`, (name) => `${name}_2`],
  ['1, 2 first', (name) => `1. ${name}`, (name) => `2. ${name}`],
  ['original, revised', (name) => `${name}-ORIGINAL`, (name) => `${name}-Revised`],
  ['nothing, revised', (name) => name, (name) => `${name}-revised`],
  ['לפני, אחרי', (name) => `${name}_לפני`, (name) => `${name}_אחרי`],
  ['לפני, אחרי first', (name) => `לפני ${name}`, (name) => `אחרי ${name}`],
  ['folders', (name) => `course/before/${name}`, (name) => `course/after/${name}`],
  ['folders לפני, אחרי', (name) => `לפני/${name}`, (name) => `אחרי/${name}`],
  ['a folder a student', (name) => `${name}/before`, (name) => `${name}/after`],
  ['a folder a student, numbered', (name) => `${name}/1`, (name) => `${name}/2`],
  [
    'no sign between',
    (name) => `before${name}`.replace('before', 'Before_'),
    (name) => `After ${name}`,
  ],
])('pairs eight of eight named by %s', (_naming, first, second) => {
  const paired = pair(naming(first), naming(second).toReversed());
  expect(paired.pairs.map(({ student }) => student)).toEqual(students);
  expect(paired).toMatchObject({ onlyBefore: [], onlyAfter: [], doubled: [] });
  for (const { before, after } of paired.pairs)
    expect(naming(second).indexOf(after)).toBe(naming(first).indexOf(before));
});

it('tells a capital and a digit from the word before', () => {
  expect(
    pair(['student7before.txt', 'mayaBefore.txt'], ['student7after.txt', 'mayaAfter.txt']).pairs,
  ).toMatchObject([{ student: 'student7' }, { student: 'maya' }]);
});

it.each([
  [
    'numbers that count students',
    ['student_1.txt', 'student_3.txt'],
    ['student_2.txt', 'student_3.txt'],
    ['student_3'],
  ],
  ['a name that says the other round', ['maya_after.txt'], ['maya_before.txt'], []],
  ['a mark that is part of a word', ['maya_prefab.txt'], ['maya_postfab.txt'], []],
  [
    'two texts that bear one name without their marks',
    ['maya_draft.txt', 'maya_v1.txt'],
    ['maya_v2.txt'],
    [],
  ],
])('believes no %s', (_what, before, after, paired) => {
  expect(pair(before, after).pairs.map(({ student }) => student)).toEqual(paired);
});

it('prefers the very same name to a mark', () => {
  expect(
    pair(['pre.txt', 'a_1.txt'], ['pre.txt', 'a_1.txt']).pairs.map(({ student }) => student),
  ).toEqual(['pre', 'a_1']);
});

it('tells the same names apart by their folders, and shows them', () => {
  const paired = pair(
    ['before/maya/essay.txt', 'before/noam/essay.txt', 'before/lea/essay.txt'],
    [
      'after/noam/essay.txt',
      'after/maya/essay.txt',
      'after/dana/essay.txt',
      'after/omer/essay.txt',
    ],
  );
  expect(paired.pairs).toEqual([
    { student: 'maya/essay', before: 'before/maya/essay.txt', after: 'after/maya/essay.txt' },
    { student: 'noam/essay', before: 'before/noam/essay.txt', after: 'after/noam/essay.txt' },
  ]);
  expect(paired.doubled).toHaveLength(1);
});
