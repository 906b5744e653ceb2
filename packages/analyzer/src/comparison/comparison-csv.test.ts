import { expect, it } from 'vitest';

import { compareStudents, studentResult } from './compare-students.ts';
import { comparisonCsvRows } from './comparison-csv.ts';

const maya = studentResult('maya', {
  before: { rare: 5, cleaned: 100, unroundedScore: 88.25 },
  after: { rare: 2, cleaned: 100, unroundedScore: 88.21 },
});

it('gives a student one row, with one decimal and never minus nought', () => {
  const [head, row] = comparisonCsvRows(compareStudents([maya]), []);
  expect(head).toHaveLength(row!.length);
  expect(row).toEqual(['maya', '5.0', '2.0', '-3.0', '88.3', '88.2', '0.0', '100', '100', '']);
});

it('names who was left out, and why', () => {
  const rows = comparisonCsvRows({ students: [] }, [{ student: 'lea', remark: 'only before' }]);
  expect(rows[1]).toEqual(['lea', '', '', '', '', '', '', '', '', 'only before']);
});
