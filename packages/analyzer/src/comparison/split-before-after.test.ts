import { expect, it } from 'vitest';

import { splitBeforeAndAfter } from './split-before-after.ts';

const split = (...names: string[]) => splitBeforeAndAfter(names, (name) => name);

it.each([
  ['marks of the names', ['maya_before.txt', 'maya_after.docx'], 1, 1],
  ['marks of the folders', ['class/before/maya.txt', 'class/after/maya.txt'], 1, 1],
  ['Hebrew marks', ['מאיה לפני.txt', 'מאיה אחרי.txt'], 1, 1],
  ['a 1 and a 2 at the end', ['maya1.txt', 'maya 2.txt', 'lea1.txt', 'lea2.txt'], 2, 2],
  ['a partner that is marked', ['maya.txt', 'maya_revised.txt'], 1, 1],
] as const)('tells the rounds by %s', (_, names, before, after) => {
  const { unknown, ...rounds } = split(...names);
  expect([rounds.before.length, rounds.after.length, unknown.length]).toEqual([before, after, 0]);
});

it('asks a mark of the name before one of the folder', () =>
  expect(split('first course/maya_after.txt').after).toHaveLength(1));

it.each([
  ['one name alone', ['maya.txt']],
  ['numbers that count students', ['student1.txt', 'student2.txt', 'student3.txt']],
  ['two names without a mark', ['maya.txt', 'lea.txt']],
])('does not guess from %s', (_, names) => expect(split(...names).unknown).toEqual(names));
