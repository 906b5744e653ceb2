import { expect, it } from 'vitest';

import { compareStudents, studentResult } from './compare-students.ts';

const text = (cleaned: number) => ({ rare: 1, cleaned, unroundedScore: 90 });
const student = (name: string, before: number, after: number) =>
  studentResult(name, { before: text(before), after: text(after) });

it('names the students with a text of under a hundred words, whichever it is', () => {
  const students = [student('a', 99, 200), student('b', 200, 99), student('c', 100, 100)];
  expect(compareStudents(students).cautions.shortTexts).toEqual(['a', 'b']);
});

it.each([
  [9, true],
  [10, false],
])('says of %i students whether they are few: %s', (count, isSmall) => {
  const students = Array.from({ length: count }, (_, at) => student(String(at), 100, 100));
  expect(compareStudents(students).cautions.isSmall).toBe(isSmall);
});
