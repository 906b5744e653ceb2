import { comparisonCsvRows, studentOf } from '@vernacular/analyzer';
import { writeResultsCsv } from '@vernacular/documents';

import type { ComparisonReport } from './comparison-report.ts';

export function csvComparison(comparison: ComparisonReport): string {
  const { onlyBefore, onlyAfter } = comparison;
  return writeResultsCsv(
    comparisonCsvRows(comparison, [
      ...onlyBefore.map((path) => ({ student: studentOf(path), remark: 'only before' })),
      ...onlyAfter.map((path) => ({ student: studentOf(path), remark: 'only after' })),
    ]),
  );
}
