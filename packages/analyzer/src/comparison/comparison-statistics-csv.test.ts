import { expect, it } from 'vitest';

import { compareStudents, studentResult } from './compare-students.ts';
import { comparisonStatisticsRows } from './comparison-statistics-csv.ts';

const student = (name: string, rare: readonly [before: number, after: number]) => {
  const [before, after] = rare.map((count) => ({
    rare: count,
    cleaned: 100,
    unroundedScore: 100 - count,
  }));
  return studentResult(name, { before: before!, after: after! });
};

const cells = (students: Parameters<typeof compareStudents>[0]) => {
  const [head, ...rows] = comparisonStatisticsRows(compareStudents(students), 'News, 2021–2024');
  expect(rows.map((row) => row.length)).toEqual([head!.length, head!.length]);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [head![at]!, cell])));
};

// By hand: changes −3 −2 −1 −6, their SD 2.1602, so t = −3 / (2.1602 / 2); all of 4 fall, so p = 2 / 2⁴.
it('holds one number in a cell, as a statistics package gives them', () => {
  const [rare, score] = cells([
    student('a', [5, 2]),
    student('b', [8, 6]),
    student('c', [6, 5]),
    student('d', [9, 3]),
  ]);
  expect(rare).toMatchObject({
    measure: 'rare_share_percent',
    students: '4',
    before_mean: '7',
    after_mean: '4',
    change_mean: '-3',
    t_df: '3',
    wilcoxon_v: '0',
    wilcoxon_n: '4',
    wilcoxon_p: '0.125',
    wilcoxon_exact: 'TRUE',
    bootstrap_ci95_low: '',
    counts: 'News, 2021–2024',
  });
  expect(Number(rare!['t'])).toBeCloseTo(-2.7775, 4);
  expect(Number(rare!['t_p'])).toBeCloseTo(0.0691, 4);
  expect(score).toMatchObject({ measure: 'score', change_mean: '3' });
  const words = new Set(['measure', 'counts', 'wilcoxon_exact']);
  const numbers = [rare!, score!].flatMap((row) =>
    Object.entries(row).flatMap(([name, cell]) => (words.has(name) ? [] : [cell])),
  );
  expect(numbers.filter((cell) => !Number.isFinite(Number(cell)))).toEqual([]);
});

it('leaves empty what one student cannot tell', () => {
  const [rare] = cells([student('a', [5, 2])]);
  expect(rare).toMatchObject({
    students: '1',
    change_mean: '-3',
    change_sd: '',
    t: '',
    cohen_dz: '',
  });
});
