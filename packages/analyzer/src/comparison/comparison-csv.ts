import type { Comparison } from './compare-students.ts';
import type { Pair } from './paired-differences.ts';
import { rounded } from './format-decimals.ts';

const head = [
  'Student',
  'Rare Words Before (percent)',
  'Rare Words After (percent)',
  'Rare Words Change (points)',
  'Score Before',
  'Score After',
  'Score Change',
  'Words Before',
  'Words After',
  'Remark',
];

/** A student who is not compared, and a sentence that says why. */
export interface LeftOut {
  readonly student: string;
  readonly remark: string;
}

/** The rows of Comparison.csv, header first: the students, then those left out. Cells are not quoted. */
export function comparisonCsvRows(
  { students }: Pick<Comparison, 'students'>,
  leftOut: readonly LeftOut[],
): string[][] {
  return [
    head,
    ...students.map(({ student, rareShare, score, words }) => [
      student,
      ...cellsOf(rareShare),
      ...cellsOf(score),
      String(words.before),
      String(words.after),
      '',
    ]),
    ...leftOut.map(({ student, remark }) =>
      head.map((_column, at) => (at === 0 ? student : at === head.length - 1 ? remark : '')),
    ),
  ];
}

const cellsOf = ({ before, after }: Pair): string[] =>
  [before, after, after - before].map((value) => rounded(value, 1));
