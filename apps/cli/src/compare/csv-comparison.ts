import { basename, extname } from 'node:path';

import { writeResultsCsv } from '@vernacular/documents';

import type { Comparison } from './comparison.ts';
import type { Pair } from './paired-differences.ts';
import { rounded } from './rounded.ts';

const head = [
  'Student',
  'Rare Words Before (percent)',
  'Rare Words After (percent)',
  'Rare Words Change (points)',
  'Score Before',
  'Score After',
  'Score Change',
  'Remark',
];

/** A row for each student, with one decimal; whoever is in one round only has a row that says so. */
export function csvComparison({ students, onlyBefore, onlyAfter }: Comparison): string {
  const missing = (path: string, remark: string) =>
    head.map((_column, at) =>
      at === 0 ? basename(path, extname(path)) : at === head.length - 1 ? remark : '',
    );
  return writeResultsCsv([
    head,
    ...students.map(({ student, rareShare, score }) => [
      student,
      ...cellsOf(rareShare),
      ...cellsOf(score),
      '',
    ]),
    ...onlyBefore.map((path) => missing(path, 'only before')),
    ...onlyAfter.map((path) => missing(path, 'only after')),
  ]);
}

const cellsOf = ({ before, after }: Pair): string[] =>
  [before, after, after - before].map((value) => rounded(value, 1));
